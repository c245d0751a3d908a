"""The lesson of Herrlof: tricks, the cards that turn things round, and an exact prediction."""

from __future__ import annotations

from game.tables.lessons import Step

CARD = "pieces/herrlof/"

STEPS = (
    Step("lesson-herrlof-predict",
         "3r5r6r2b4b7b9b2g8g1y4y7y9yVH/2r4r8r9r1b3b8b4g5g6g7g2y6yVH 5b3yV1g7r9gH6b3g8y1r "
         "5y - - - predict 0/0 -/- 0:0/0:0 0 1 50",
         ("predict 5", "predict"), ("predict 4", "play 5g"), "ui/seal"),
    Step("lesson-herrlof-follow", "", ("play 8g",), picture=CARD + "8g"),
    Step("lesson-herrlof-trump",
         "2b7b4g9g2y7y/6r9r5b2g6g 4r3r8g6y3y4y8bVVV1g "
         "5y 1r2r5r7r3b4b9b3g5g7g1y8y9yHHH 1:8r 0:1b6b 0:play 3/6 4/6 0:0/0:0 1 1 50",
         ("play 2y", "play 7y"), picture="ui/trump", things=(CARD + "2y", CARD + "7y"),
         about=("frame",)),
    Step("lesson-herrlof-valknut",
         "7b9b4g3yVV/5r9r2g6yV 6g5b3r8g4y8b1g2r3b7y7r "
         "5y 1r6r1b4b6b3g5g7g9g1y2y8y9yHHH 1:2b 1:8r4r 0:play 4/5 4/7 0:0/0:0 1 1 50",
         ("play V",), ("play V",), CARD + "V"),
    Step("lesson-herrlof-turned", "", ("play V",), picture=CARD + "V", about=("frame",)),
    Step("lesson-herrlof-hagalaz",
         "4r9b7g8yH/5r2g9g6y 6g5b3r7b8g3y4y4gVVV "
         "5y 1r2r6r7r9r1b3b4b6b1g3g5g1y2y7y9yHH 1:8r 1:8b2b 0:play 4/6 6/5 0:0/0:0 1 1 50",
         ("play H",), picture=CARD + "H"),
    Step("lesson-herrlof-three",
         "4r8g2y9y/9r6b2g6y 9b6g7b3y4y8b4gVVV1g "
         "5y 1r2r5r6r7r1b2b4b3g5g7g9g1y7y8yHHH 1:5b3b 1:8r3r 0:draw 3/7 4/8 0:0/0:0 1 1 50",
         ("draw",), picture=CARD + "3b", things=(CARD + "back",)),
    Step("lesson-herrlof-bury", "", ("bury 9b", "bury"), picture=CARD + "3b",
         things=(CARD + "9b",)),
    Step("lesson-herrlof-one",
         "4r9b7g8y/5r2g9g6y 6g5b3r7b8g3y4y8b4gVV "
         "5y 1r2r6r7r9r1b2b3b4b6b1g3g5g2y7y9yVHHH - 1:8r1y 0:trick>0 3/8 4/7 0:0/0:0 1 1 50",
         ("steal",), picture=CARD + "1y", things=("ui/trick",)),
    Step("lesson-herrlof-six",
         "4r5g8g2y9y/9r2g6y 6g3r7b3y4y8b4gVVV1g "
         "5y 1r2r5r6r7r8r1b2b3b4b9b3g7g9g1y7y8yHHH - 0:6b5b 0:return,1>0 4/7 5/7 0:0/0:0 1 1 50",
         picture=CARD + "6b", things=(CARD + "4r", CARD + "5g")),
    Step("lesson-herrlof-exact",
         "2b8b/5r 6g5b2g3r8g6y3y4y4gVV "
         "5y 1r2r6r7r9r1b3b4b6b9b1g3g5g7g9g1y2y7y8y9yVHHH "
         "1:7b 1:8r4r 0:play 4/9 4/9 0:0/0:0 1 1 50",
         ("play 2b",), ("play 5r",), things=(CARD + "2b", CARD + "8b")),
    Step("lesson-herrlof-last", picture="ui/win", things=(CARD + "8b",)),
)
