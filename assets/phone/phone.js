// A hand in the palm: the page draws what the screen sends, whole, and sends what is touched.
// It knows no game. What is new is patched into what stands there, so that nobody loses her place.
"use strict";

const WORDS = {
  en: {
    connecting: "Finding the screen …",
    wifi: "The screen does not answer. Is this phone in the same Wi-Fi, and are phones let in there?",
    "no-code": "Point this phone's camera at the code on the big screen.",
    "taken-over": "Your hand is open in another window.",
    again: "Try again", back: "Take it back here",
  },
  sv: {
    connecting: "Söker efter skärmen …",
    wifi: "Skärmen svarar inte. Är telefonen på samma wifi, och får telefoner vara med?",
    "no-code": "Rikta telefonens kamera mot koden på den stora skärmen.",
    "taken-over": "Din hand är öppen i ett annat fönster.",
    again: "Försök igen", back: "Ta tillbaka den hit",
  },
};
const own = /^sv\b/i.test(navigator.language || "") ? "sv" : "en";
const $ = (id) => document.getElementById(id);
const on = (names, act, node = document) => {
  for (const name of names.split(" ")) node.addEventListener(name, act, {passive: false});
};
const root = document.documentElement;

// The line to the screen

const FIRST = 200;    // ms before the first new try; each later one waits twice as long
const LONGEST = 5000; // but never longer than this
const ANSWER = 1000;  // ms in which a phone that woke wants an answer
const PATIENCE = 2500; // and in which a press wants one, or a new line
const QUIET = 8000;   // ms after which a silent line is asked whether it is alive
const SLEEP = 30000;  // hidden for longer: the line is not worth asking

let line = null;      // the only socket whose events count
let token = "";
let code = "";        // one that was scanned by a phone that has a seat: for when it has none
let ended = "";       // why nobody dials any more, until somebody presses the button
let tries = 0;
let pings = 0;
let hiddenAt = 0;
let dialled = 0;      // when, by the clock of the page
let asking = 0;       // ms in which an answer is wanted
const timers = {};    // again, answer, quiet, banner
let shown = null;     // the last snapshot
let fresh = false;    // whether it came by this line
let eager = false;    // something was pressed since then
let called = false;   // whether this page has said a name

function after(name, ms, then) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(() => { delete timers[name]; then(); }, ms);
}

function still(...names) {
  for (const name of names) { clearTimeout(timers[name]); delete timers[name]; }
}

function keep(name, value) {
  try {
    sessionStorage.setItem(name, value);
    localStorage.setItem(name, value);
    return true;
  } catch (error) { return false; }
}

function kept(name) {
  try {
    return sessionStorage.getItem(name) || localStorage.getItem(name);
  } catch (error) { return ""; }
}

// The token comes in the fragment, which no server and no log ever sees, and leaves it at once.
function arrive() {
  const found = /^#([\w-]{8,64})$/.exec(location.hash);
  if (found) code = found[1];
  token = token || kept("seat") || code;
  if (found && keep("seat", token)) history.replaceState(null, "", location.pathname + location.search);
}

function drop() {
  asking = 0;
  still("again", "answer", "quiet");
  if (!line) return;
  const old = line;
  line = null;  // whatever it still says comes too late
  old.close();
}

function dial() {
  drop();
  if (!token) return end("no-code");
  ended = "";
  fresh = false;
  dialled = Date.now();
  const url = new URL("socket", location.href);
  url.protocol = url.protocol.replace("http", "ws");
  url.hash = url.search = "";
  const mine = line = new WebSocket(url.href);
  tell();
  after("answer", PATIENCE, () => { if (mine === line) lost(); });
  mine.onopen = () => {
    if (mine !== line) return;
    post({kind: "hello", token, lang: navigator.language || "en",
          n: shown ? shown.n : 0});
  };
  mine.onmessage = (event) => { if (mine === line) hear(event.data); };
  mine.onclose = () => { if (mine === line) lost(); };
}

function lost(text) {
  drop();
  if (ended) return;
  tell(text);
  if (!document.hidden) {
    after("again", Math.min(LONGEST, FIRST * 2 ** tries), dial);
    tries = Math.min(tries + 1, 10);
  }
}

function end(why, text) {
  ended = why;
  drop();
  tell(text);
}

function post(message) {
  if (!line || line.readyState !== 1) return false;
  line.send(JSON.stringify(message));
  return true;
}

// Asks whether the line is alive; one that does not answer in time is left for a new one.
function probe(ms) {
  if (!post({kind: "ping", id: ++pings})) return;
  const asked = line;
  asking = ms;
  after("answer", ms, () => { if (asked === line) { tries = 0; dial(); } });
}

// The one way back, however many events say at once that the phone is awake.
function wake() {
  if (document.hidden) return;
  const slept = hiddenAt && Date.now() - hiddenAt > SLEEP;
  const young = Date.now() - dialled < ANSWER;
  hiddenAt = 0;
  if (ended) return;
  if (line && line.readyState === 1 && !slept) {
    if (asking !== ANSWER) probe(ANSWER);
  } else if (!line || !young) {
    tries = 0;
    dial();
  }
}

function hear(text) {
  const message = JSON.parse(text);
  still("answer");
  asking = tries = 0;
  after("quiet", QUIET, () => { if (!document.hidden) probe(PATIENCE); });
  if (message.kind === "bye") {
    if (message.why === "unknown" && code && code !== token) {  // her old seat is gone
      keep("seat", token = code);
      return dial();
    }
    if (!["closing", "full"].includes(message.why)) return end(message.why, message.text);
    tries = 5;  // not now, but soon
    return lost(message.text);
  }
  if (message.kind === "yours") keep("seat", token = message.token);
  if (message.kind === "seat" || message.kind === "join") {
    const before = shown;
    shown = message;
    fresh = true;
    here();
    draw(message, before);
    eager = false;
  } else if (fresh) here();
}

function here() {
  still("banner");
  attr(document.body, "class", "here");
}

// What is the matter, in words: over the hand if there is one, else instead of it.
function tell(text) {
  const words = WORDS[own];
  const say = () => {
    still("banner");
    const why = ended || (tries > 2 ? "wifi" : "connecting");
    attr(document.body, "class", ended || !shown ? "gone" : "away");
    set($("state-text"), text || words[why]);
    $("state-button").hidden = !(ended ? ended !== "no-code" : tries > 2);
    set($("state-button"), ended === "taken-over" ? words.back : words.again);
  };
  if (ended || !shown || document.body.className === "away") say();
  else if (!timers.banner) after("banner", 250, say);  // a line that is back at once needs no word
}

function press(message) {
  eager = true;
  if (fresh && post(message)) {
    if (!asking) probe(PATIENCE);
  } else {
    if (!ended) attr(document.body, "class", "away");
    tell();
    wake();
  }
}

// Patching

function set(node, text) {
  text = text == null ? "" : String(text);
  if (node.textContent !== text) node.textContent = text;
}

function attr(node, name, value) {
  if (value == null || value === "") node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

function look(node, name, value) {
  if (node.style.getPropertyValue(name) !== value) node.style.setProperty(name, value);
}

function make(name, kind, parent) {
  const node = document.createElement(name);
  if (kind) node.className = kind;
  if (parent) parent.append(node);
  return node;
}

// One item of a list for each thing, by its key; what stays, stays the same node.
function list(parent, things, key, fill) {
  const old = new Map(), active = document.activeElement, wanted = new Map();
  for (const thing of things) {
    let name = String(key(thing));
    while (wanted.has(name)) name += "+";  // two alike
    wanted.set(name, thing);
  }
  let near = -1;
  [...parent.children].forEach((item, n) => {
    old.set(item.key, item);
    if (wanted.has(item.key)) return;
    if (item.contains(active)) near = n;
    item.remove();
  });
  let at = parent.firstElementChild;
  wanted.forEach((thing, name) => {
    const item = old.get(name) || document.createElement("li");
    item.key = name;
    fill(item, thing);
    if (item === at) at = at.nextElementSibling;
    else parent.insertBefore(item, at);
  });
  if (near >= 0 && parent.children.length) {  // whose card is played goes on beside it
    const next = parent.children[Math.min(near, parent.children.length - 1)].querySelector("button");
    if (next) next.focus({preventScroll: true});
  } else if (active !== document.activeElement && parent.contains(active)) {
    active.focus({preventScroll: true});
  }
}

// A picture over its words; the words are seen where no picture comes.
function words(node, label, picture) {
  const text = node.querySelector("span") || make("span", "", node);
  set(text, label);
  let img = node.querySelector("img");
  if (!picture) {
    if (img) img.remove();
    node.classList.remove("drawn");
    return;
  }
  if (!img) {
    img = document.createElement("img");
    img.alt = "";
    img.draggable = false;
    img.onload = () => node.classList.add("drawn");
    img.onerror = () => node.classList.remove("drawn");
    node.prepend(img);
  }
  attr(img, "src", art(picture));
}

const art = (picture) => "art/" + encodeURI(picture) + ".svg";

// A button for a place, or for an act; one that refuses can be pressed, and says why.
function button(item, thing, kind, toggles) {
  const node = item.querySelector("button") || make("button", kind, item);
  node.type = "button";
  if (thing.act) node.dataset.act = thing.act; else node.dataset.place = thing.place;
  words(node, thing.label, thing.picture);
  attr(node, "aria-pressed", toggles || thing.on ? !!thing.on : null);
  attr(node, "aria-disabled", thing.can === false ? true : null);
  node.classList.toggle("focus", !!thing.focus);
  return node;
}

// Drawing

let laid = "";  // what lay on the table
let padded = false;  // whether somebody would rather have arrows than the board

const say = (name) => shown.says[name];

function draw(now, before) {
  const me = now.me || {}, joining = now.kind === "join";
  attr(root, "lang", now.lang);
  attr(root, "dir", now.dir);
  look(root, "--seat", me.colour || "");
  set($("title"), now.title || "Hearthside");
  set($("name"), me.name);
  attr($("size"), "aria-label", say("size"));
  $("sign").hidden = joining || !me.sign;
  if (me.sign) attr($("sign"), "src", art(me.sign));
  $("seat").hidden = joining;
  $("join").hidden = !joining;
  refuse(now.said, before && before.said);
  if (joining) join(now);
  else seat(now, before);
  sheet();
  fit();
}

// The rules and the log lie over the hand, on this phone alone.

let book = "";  // the rules, while they are read

function sheet() {
  const lines = book ? book.split("\n") : shown.log || [], was = $("sheet").hidden;
  $("sheet").hidden = !lines.length;
  list($("read"), lines, String, (item, line) => {
    item.className = line[0] === "#" ? "head" : "";
    set(item, line.replace("# ", ""));
  });
  set($("shut"), say("shut"));
  if (was && lines.length) $("shut").focus();
}

async function read() {
  const got = await fetch(shown.book);
  book = got.ok ? await got.text() : "";
  sheet();
}

// Letters are as large as the phone's owner likes all of hers, or larger.

const letters = parseFloat(getComputedStyle(root).fontSize);

function enlarge(times) {
  keep("size", times);
  look(root, "font-size", letters * (1 + times / 5) + "px");
}


function refuse(said, before) {
  const node = $("said"), bad = !!(said && said.bad);
  const again = said && eager && before && before.text === said.text;
  if (again) node.textContent = "";  // said once more, so heard once more
  set(node, said ? said.text : "");
  node.className = bad ? "bad" : "";
  if (bad && (again || !before || before.text !== said.text)) {
    node.getBoundingClientRect();
    node.className = "bad fresh";
  }
}

function join(now) {
  if (now.me && now.me.sign) attr($("join-sign"), "src", art(now.me.sign));
  set($("join-task"), now.task);
  set($("join-sit"), say("sit"));
  set($("join-seat"), now.seat);
  for (const id of ["buttons", "acts", "blind", "picked"]) set($(id), "");
  if (!called && kept("name")) call(kept("name"));  // who was here is not asked again
}

// Says what a guest wants to be called, and remembers it for the next time.
function call(text) {
  called = true;
  keep("name", text);
  press({kind: "name", text});
}

function seat(now, before) {
  const mine = now.turn === "mine";
  const hand = now.hand || [];
  $("seat").classList.toggle("mine", mine);
  $("seat").classList.toggle("choice", mine && hand.some((card) => card.can));
  if (mine && !(before && before.turn === "mine") && !now.blind && navigator.vibrate) {
    navigator.vibrate(80);
  }
  list($("figures"), now.figures || [], (one) => one.name, figure);
  const turn = $("figures").querySelector(".turn");
  if (turn) $("figures").scrollLeft = turn.offsetLeft - 60;
  set($("live"), now.focus ? now.task : now.live);
  list($("table"), now.table || [], (group) => group.name, heap);
  const lies = JSON.stringify((now.table || []).map(
    ({name, items = []}) => [name, items.map(({picture, place}) => [picture, place])]));
  if (lies !== laid) $("table").scrollLeft = 0;  // what is new stands at its beginning
  laid = lies;
  set($("task"), now.focus || now.task);
  time(now.clock);
  list($("hand"), hand, (card) => card.place,
       (item, card) => {
         const node = button(item, card, "card", true);
         node.classList.toggle("new", !!card.new);
         node.classList.toggle("trump", !!card.trump);
         attr(node, "aria-description", ["new", "trump"].filter((is) => card[is]).map(say).join(", "));
       });
  const board = now.board, pad = now.mode === "pad" || !!board && padded;
  $("hand").hidden = !hand.length;
  $("board").hidden = !board;
  if (board) country(board, before);
  $("pad").hidden = !pad;
  if (pad) arrows(now.acts || []);
  $("seat").classList.toggle("arrows", pad);
  $("seat").classList.toggle("steers", now.mode === "pad");
  set($("picked"), now.picked);
  asked(now, board, pad);
}

function figure(item, one) {
  let img = item.querySelector("img");
  if (!img) {
    img = make("img", "", item);
    img.alt = "";
    make("b", "", item);
    make("span", "text", item);
  }
  img.hidden = !one.sign;
  if (one.sign) attr(img, "src", art(one.sign));
  set(item.querySelector("b"), one.name);
  set(item.querySelector(".text"), one.asleep ? one.text + " · " + say("sleeps") : one.text);
  look(item, "--of", one.colour || "");
  item.classList.toggle("turn", !!one.turn);
  attr(item, "aria-current", one.turn ? "true" : null);
}

// What lies on the table; what has a place can be touched there too.
function heap(item, group) {
  item.classList.toggle("first", !!group.first);
  const name = item.firstElementChild || make("p", "", item);
  set(name, group.name);
  const items = item.querySelector("ul") || make("ul", "plain", item);
  let n = 0;
  list(items, group.items || [], (thing) => thing.place || "#" + n++, (one, thing) => {
    if (thing.place) button(one, thing, "small", true);
    else words(one.firstElementChild || make("div", "small", one), thing.label, thing.picture);
  });
  items.hidden = !items.children.length;
}

let ends = 0, whole = 0, ticking = 0;

function time(clock) {
  clearTimeout(ticking);
  $("clock").hidden = !clock;
  if (!clock) return;
  whole = clock.of;
  ends = performance.now() + clock.left * 1000;
  tick();
}

function tick() {
  const left = Math.max(0, (ends - performance.now()) / 1000);
  look($("clock"), "--share", String(whole ? left / whole : 0));
  $("clock").classList.toggle("hurry", left <= 5);
  set($("clock-text"), Math.ceil(left) + " s");
  if (left > 0) ticking = setTimeout(tick, 200);
}

// The buttons below, in the reach of a thumb

const ARROWS = ["up", "left", "confirm", "right", "down", "cancel", "pause"];

const named = (acts, act) => (acts.find((one) => one.act === act) || {label: say(act)}).label;

function asked(now, board, pad) {
  const blind = now.blind, acts = now.acts || [];
  $("blind").hidden = !blind;
  list($("blind"), blind ? ["left", "right"] : [], String,
       (item, side) => button(item, {place: "blind/" + side, label: blind[side]}, ""));
  const number = (one) => /^\d+$/.test(one.label);
  $("buttons").classList.toggle("numbers", (now.buttons || []).some(number));
  list($("buttons"), now.buttons || [], (one) => one.place || one.act, (item, one) => {
    item.classList.toggle("word", !number(one));
    button(item, one, "");
  });
  const rest = acts.filter((one) => !(pad ? ARROWS : ARROWS.slice(0, 5)).includes(one.act));
  if (board && now.mode !== "pad") {
    rest.push({act: "-pad", label: say(padded ? "map" : "arrows"), on: padded});
  }
  list($("acts"), rest, (one) => one.act, (item, one) => button(item, one, ""));
}

function arrows(acts) {
  const pad = $("pad");
  for (const act of ARROWS) {
    const node = pad.querySelector("." + act) || make("button", act, pad);
    const label = named(acts, act);
    node.type = "button";
    node.dataset.act = act;
    if (ARROWS.indexOf(act) < 5 && act !== "confirm") {
      node.classList.add("arrow");
      attr(node, "aria-label", label);
    } else set(node, label);
  }
}

// The board, and how near it is seen

const TOUCH = 44;
const NEAREST = 8;  // times as large as the whole board on the phone
const CLOSE = 1.15;  // nobody needs to look closer than this
let near = 1, scale = 1, unit = 0, looked = "", aimed = "";
let sure = NEAREST;  // so near, what is touched is meant, however close other places lie

function lie(item, one, x, y) {
  look(item, "left", 100 * x / shown.board.w + "%");
  look(item, "top", 100 * y / shown.board.h + "%");
  look(item, "--w", `calc(var(--unit) * ${one.w})`);
  look(item, "--h", `calc(var(--unit) * ${one.h})`);
}

function country(board, before) {
  list($("ground"), board.grounds, (one) => one.picture, (item, one) => {
    const img = item.firstChild || make("img", "", item);
    img.alt = "";
    attr(img, "src", art(one.picture));
    lie(item, one, one.x, one.y);
  });
  $("lines").textContent = "";
  for (const one of board.lines) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    attr(path, "d", one.path);
    attr(path, "class", one.kind);
    look(path, "--of", one.colour);
    $("lines").append(path);
  }
  const way = board.lines.filter((one) => one.kind === "way").pop();
  if (way && way.path !== flown && before) fly(way, board.h);
  flown = way && way.path;
  attr($("lines"), "viewBox", `0 0 ${board.w} ${board.h}`);
  list($("spots"), board.spots, (spot) => spot.place || spot.picture, (item, spot) => {
    lie(item, spot, spot.x + spot.w / 2, spot.y + spot.h / 2);
    const node = spot.place ? button(item, spot, "spot", true)
      : item.querySelector("div") || make("div", "spot", item);
    if (!spot.place) words(node, spot.label, spot.picture);
    const pips = spot.pips || [], row = node.querySelector("b") || make("b", "", node);
    while (row.children.length < pips.length) make("i", "", row);
    pips.forEach((of, n) => look(row.children[n], "--of", of));
    attr(node, "data-tag", spot.tag);
    attr(node, "data-edge", spot.y + spot.h > .93 * board.h ? "low"
      : spot.x < .1 ? "left" : spot.x + spot.w > .9 * board.w ? "right" : "");
    node.classList.toggle("can", !!spot.can);
    node.classList.toggle("lit", !!spot.lit);
    node.classList.toggle("empty", !spot.picture);
    node.classList.toggle("wants", !!pips.length);
  });
  const legal = board.spots.filter((spot) => spot.place && spot.can);
  legal.sort((a, b) => b.focus - a.focus);
  list($("legal"), legal.filter(({label}, n) => legal.findIndex((one) => one.label === label) === n),
       (spot) => spot.place,
       (item, {place, label, on, focus}) => button(item, {place, label, on, focus}, ""));
  const aim = board.look ? board.look.join() : "";
  if (aim === aimed) return;
  aimed = aim;
  const [x, y, r] = board.look || [0, 0, 9];  // what can be reached now, or all
  const map = fitBoard(board);
  zoom(r < 9 ? Math.min(map.clientWidth, map.clientHeight) / (2.3 * r * unit / near) : 1, x, y);
  sure = board.look ? near : NEAREST;
}

let flown;  // the newest way

// What has just gone there flies along its way.
function fly(way, high) {
  if (!root.animate || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [x, y,,, to, down] = way.path.match(/-?[\d.]+/g).map(Number);
  const at = (left, top) => ({left: 100 * left + "%", top: 100 * top / high + "%"});
  const img = make("img", "fly", $("country"));
  img.alt = "";
  img.src = art(way.picture);
  img.animate([at(x, y), at(to, down)], 900).onfinish = () => img.remove();
}

function fitBoard(board) {
  const map = $("map");
  const wide = $("board").clientWidth - 4;
  const pad = $("pad").hidden ? 0 : $("pad").offsetHeight + 10;
  const room = innerHeight - above(map) - low() - pad - 12;
  const least = nearest(board.spots.filter((spot) => spot.place));
  const enough = board.free ? 280 : Math.max(280, TOUCH * board.w / least) / (low() ? 1 : 1.14);
  const width = Math.max(Math.min(wide, room * board.w / board.h), Math.min(wide, pad ? 160 : enough));
  const whole = width / board.w;
  scale = Math.min(NEAREST, Math.max(board.free ? 3 : 1, TOUCH / (least * whole)));
  const far = scale > CLOSE;  // seen whole, its places are too small for a finger
  if (!far) near = 1;
  unit = whole * near;
  $("near").hidden = !far;
  $("far").hidden = near <= 1;
  look($("frame"), "width", width + 4 + "px");
  look(map, "height", board.h * whole + 4 + "px");
  look($("country"), "width", board.w * unit + "px");
  look($("country"), "height", board.h * unit + "px");
  look($("country"), "--unit", unit + "px");
  look($("country"), "--least", TOUCH * (far ? Math.min(1, near / scale) : 1) + "px");
  map.classList.toggle("zoomed", near > 1);
  attr($("near"), "aria-label", say("near"));
  attr($("far"), "aria-label", say("far"));
  return map;
}

// How near to each other the nearest two places lie that are not the same one.
function nearest(spots) {
  let least = 1;
  spots.forEach((one, n) => {
    for (const other of spots.slice(n + 1)) {
      const apart = Math.max(Math.abs(one.x - other.x + (one.w - other.w) / 2),
                             Math.abs(one.y - other.y + (one.h - other.h) / 2));
      if (apart > .004) least = Math.min(least, apart);
    }
  });
  return least;
}

// See the board so near, and a spot of it there on the map, or in its middle.
function zoom(value, x, y, left, top) {
  near = Math.max(1, Math.min(NEAREST, value));
  const map = fitBoard(shown.board);
  map.scrollLeft = x * unit - (left == null ? map.clientWidth / 2 : left);
  map.scrollTop = y * unit - (top == null ? map.clientHeight / 2 : top);
}

// What lies on the board so far from the map's corner.
const under = (left, top) => [($("map").scrollLeft + left) / unit, ($("map").scrollTop + top) / unit];

function step(factor) {
  const left = $("map").clientWidth / 2, top = $("map").clientHeight / 2;
  zoom(near * factor, ...under(left, top), left, top);
}

let pinch = null;  // how far apart two fingers were, and what lay between them

on("touchmove", (event) => {
  if (event.touches.length !== 2 || scale <= CLOSE) return;
  event.preventDefault();
  const [one, other] = event.touches, box = $("map").getBoundingClientRect();
  const wide = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
  const left = (one.clientX + other.clientX) / 2 - box.left;
  const top = (one.clientY + other.clientY) / 2 - box.top;
  if (pinch) zoom(near * wide / pinch.wide, ...pinch.at, left, top);
  pinch = {wide, at: pinch ? pinch.at : under(left, top)};
}, $("map"));
on("touchend touchcancel", () => { pinch = null; }, $("map"));

// Room

const above = (node) => node.getBoundingClientRect().top + pageYOffset;
const low = () => $("bar").offsetLeft > 0 ? 0 : $("bar").offsetHeight;  // beside, or below

function fit() {
  if (!shown) return;
  const bar = $("bar");
  bar.classList.toggle("bare", !bar.querySelector("button"));
  if (!shown.board || near === 1) root.classList.remove("fold");  // seen closely, it stays
  lay();
  const stuck = low() ? root.scrollHeight > innerHeight : bar.scrollHeight > bar.clientHeight + 1;
  if (shown.kind === "seat" && shown.mode !== "pad" && stuck) {
    root.classList.add("fold");
    lay();
  }
}

function lay() {
  $("bar").classList.toggle("loose", low() > innerHeight * .42);
  if (shown.kind !== "seat") return;
  if (shown.board) {
    fitBoard(shown.board);
    const focus = shown.board.spots.find((spot) => spot.focus);
    const place = focus && focus.place;
    if (near > 1 && place && place !== looked) {
      const x = focus.x + focus.w / 2, y = focus.y + focus.h / 2, [left, top] = under(0, 0);
      const wide = $("map").clientWidth / unit, high = $("map").clientHeight / unit;
      if (x < left || y < top || x > left + wide || y > top + high) zoom(near, x, y);
    }
    looked = place;
  }
  if (shown.hand && shown.hand.length) fitHand(shown.hand);
}

let dealt = null;  // how the hand was laid out when its cards came

// Cards stay in their rows while others are played: a row closes up, and none is taken from the next.
// Only where the page has much more room, or too little, all are laid out anew.
function fitHand(cards) {
  const hand = $("hand"), wide = hand.parentNode.clientWidth, names = cards.map((one) => one.picture || one.label);
  const folded = root.classList.contains("fold");
  const room = Math.max(160, innerHeight - above(hand) - low() - (folded ? 20 : 28));
  const size = [wide, innerHeight, folded].join();
  let at = -1, gone = !dealt || dealt.size !== size || room > dealt.room * 1.2;
  const was = gone ? [] : names.map((name) => {
    at = dealt.names.indexOf(name, at + 1);
    gone = gone || at < 0;
    return at;
  });
  let rows = was.map((n) => Math.floor(n / dealt.columns));
  if (gone || (new Set(rows).size - 1) * dealt.rise + dealt.high > room + 1) {
    dealt = Object.assign({names, size, room}, spread(names.length, wide, room, folded));
    rows = names.map((_, n) => Math.floor(n / dealt.columns));
  }
  const {columns, width, step, high, rise} = dealt;
  let row = 0;
  [...hand.children].forEach((item, n) => {
    if (rows[n] !== rows[n - 1]) row++;
    look(item, "grid-row", String(row));
  });
  look(hand, "--w", width + "px");
  look(hand, "--h", high + "px");
  look(hand, "--step", step + "px");
  look(hand, "--rise", rise + "px");
  look(hand, "--all", Math.ceil(step * columns + Math.max(0, width - step)) + 1 + "px");
}

// The largest cards that fit: rows that overlap, with the index of every card to be seen.
function spread(count, wide, room, folded) {
  let best = null;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const even = Math.ceil(count / rows);
    if (even !== columns) continue;
    const least = folded ? TOUCH : TOUCH + 2;
    const across = columns === 1 ? wide : Math.min(
      wide - (columns - 1) * least, wide / (1 + (columns - 1) * .5));
    const down = room / (1.4 * (1 + (rows - 1) * .68));
    const width = Math.min(across, down, 130);
    if (width >= 52 && (!best || width > best.width - 1)) best = {columns, rows, width};
  }
  const most = Math.max(1, Math.min(count, Math.floor((wide - 60) / 48) + 1));
  best = best || {columns: most, rows: Math.ceil(count / most), width: 60};
  const {columns, rows, width} = best;
  const step = columns === 1 ? width
    : Math.min(width + 8, Math.floor((wide - width) / (columns - 1)));
  const high = width * 1.4;
  const rise = rows === 1 ? high : Math.min(high + 10, Math.max(
    folded ? TOUCH : 64, (room - high) / (rows - 1)));
  return {columns, width, step, high, rise};
}

// What people do. A finger that lets go has chosen; where it slides away first, it has not.

let held = 0, repeated = false;
let met = 0;  // the snapshot on which a finger came down
let lifted = null;  // what is under a finger
let slid = false, row = false;  // whether it came there from another card; whether it slides on

// Says what is under a finger. On the hand it is the next card to which the finger slides.
function lift(node) {
  if (lifted) lifted.classList.remove("lift");
  lifted = node;
  if (node) node.classList.add("lift");
  set($("picked"), node ? node.textContent + ": " + say("lets") : shown.picked);
}

on("pointerdown", (event) => {
  const node = event.pointerType === "touch" && event.target.closest("[data-place]");
  met = shown && shown.n;
  slid = false;
  row = !!(node && node.closest("#hand"));
  if (node) lift(node);
});
on("pointermove", (event) => {
  if (!row && !lifted) return;
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const node = under && under.closest(row ? ".card" : "[data-place]");
  if (node === lifted) return;
  slid = row;
  lift(row ? node : null);
});
on("pointerup", () => {
  if (slid && lifted && lifted.isConnected) {
    press({kind: "touch", place: lifted.dataset.place, n: met});
  }
});
on("pointerup pointercancel", () => { row = false; if (lifted) lift(null); });

on("click", (event) => {
  const node = event.target.closest("button"), n = event.detail && met || shown && shown.n;
  if (event.detail && slid) return;
  if (event.detail && event.target.closest("#map")) {  // a finger, perhaps on too small a board
    const box = $("country").getBoundingClientRect();
    const x = (event.clientX - box.left) / unit, y = (event.clientY - box.top) / unit;
    const alone = node && node.matches(".can") && shown.board.spots.filter((one) => one.can
      && Math.hypot(one.x + one.w / 2 - x, one.y + one.h / 2 - y) * unit < TOUCH).length < 2;
    if (!alone && scale > CLOSE && near < Math.min(sure, scale / 2)) return zoom(scale, x, y);
    if (!node && shown.board.free) press({kind: "point", x, y, n});
  }
  if (!node || !shown && node.id !== "state-button") return;
  const {place, act} = node.dataset;
  if (node.id === "state-button") take();
  else if (node.id === "near") step(2);
  else if (node.id === "far") step(.4);
  else if (node.id === "size") { enlarge((+kept("size") + 1) % 4); fit(); }
  else if (node.id === "shut" && book) { book = ""; sheet(); }
  else if (node.id === "shut") press({kind: "act", act: "log", n});
  else if (act === "rules" && shown.book) read();
  else if (act === "-pad") { padded = !padded; seat(shown, shown); fit(); }
  else if (act && repeated) repeated = false;
  else if (act) press({kind: "act", act, n});
  else if (place) press({kind: "touch", place, n});
});

// An arrow that is held goes on.
on("pointerdown", (event) => {
  const node = event.target.closest(".arrow");
  clearInterval(held);
  repeated = false;
  if (!node) return;
  const began = Date.now();
  held = setInterval(() => {
    if (Date.now() - began < 450) return;
    repeated = true;
    press({kind: "act", act: node.dataset.act, n: shown.n});
  }, 160);
});
on("pointerup pointercancel blur", () => clearInterval(held), window);

on("submit", (event) => {
  event.preventDefault();
  const text = $("join-name").value.trim();
  if (text) call(text);
  else $("join-name").focus();
});

on("contextmenu", (event) => {
  if (event.target.id !== "join-name") event.preventDefault();
});

// Beginning, sleeping, waking, and the same seat in another window

const windows = window.BroadcastChannel ? new BroadcastChannel("hearthside") : null;
if (windows) windows.onmessage = (event) => {
  if (event.data === token && !ended) end("taken-over");
};

function take() {
  tries = 0;
  if (windows && token) windows.postMessage(token);
  dial();
}

on("visibilitychange", () => {
  if (document.hidden) { hiddenAt = Date.now(); still("again", "quiet"); } else wake();
});
on("pageshow", (event) => { if (event.persisted) wake(); }, window);
on("pagehide", () => { hiddenAt = hiddenAt || Date.now(); }, window);
on("online", wake, window);
on("hashchange", () => { arrive(); take(); }, window);
on("resize", () => { fit(); after("fit", 200, fit); }, window);  // it settles late

enlarge(+kept("size"));
arrive();
take();
