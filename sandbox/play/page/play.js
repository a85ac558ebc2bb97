// The play-money game: draws what the server says. Chance, stake and balance are the server's alone.
const { balance, stakes, currency, locale, texts } = JSON.parse(document.querySelector('#data').textContent);
const ticket = new URLSearchParams(location.search).get('ticket');
const [reels, result, button, check] = [
  [...document.querySelectorAll('.reel')],
  document.querySelector('.result'),
  document.querySelector('.spin'),
  document.querySelector('.check'),
];
const ACTIVE_EVERY_MS = 20_000;
const LOOK_EVERY_MS = 1000;
/** How often it is asked whether an open check was answered in the lobby, which lies over the game where that is framed. */
const ANSWER_EVERY_MS = 3000;
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
const TURN_MS = isStill ? 0 : 700;

const { symbol, position, decimals } = currency;
const number = new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
const money = (amount) =>
  position === 'B' ? `${number.format(amount)}\u00A0${symbol}`.trim() : `${symbol}${number.format(amount)}`;
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

const showBalance = (amount) => {
  for (const place of document.querySelectorAll('.balance')) place.textContent = money(amount);
};

function say(text, won = false) {
  result.textContent = text;
  result.toggleAttribute('data-won', won);
}

function showFaces(faces, won) {
  reels.forEach((reel, index) => {
    reel.removeAttribute('data-turning');
    reel.querySelector('use').setAttribute('href', `#face-${faces[index]}`);
    const isPart = won && faces.filter((face) => face === faces[index]).length > 1;
    reel.toggleAttribute('data-won', isPart);
  });
}

const failures = {
  'play.balance': texts.short,
  'rate.limited': texts.slower,
  'play.ended': `${texts.ended}. ${texts.endedText}`,
};

async function send(what, fields) {
  const response = await fetch(`/sandbox/play/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, ...fields }),
  });
  return response.json();
}

async function playRound(stake) {
  const { success, value, errorCode } = await send('rounds', { stake });
  if (errorCode === 'play.check') void askSession({});
  return success ? value : { refused: failures[errorCode] ?? (errorCode === 'play.check' ? ' ' : texts.failed) };
}

/** By a clock that does not jump: what is due is decided by the server, at every question. */
let checkAtMs = Infinity;
let activeAtMs = -Infinity;
let isAnswered = true;

/** Asks how the session is, after noting what happened, and shows the reality check when it is due. */
async function askSession(fields) {
  checkAtMs = Infinity; // asked once, until the answer is here
  const { success, value } = await send('session', fields).catch(() => ({ success: false }));
  if (!success) {
    checkAtMs = performance.now() + ACTIVE_EVERY_MS;
    return;
  }
  const { playedMs, checkInMs } = value;
  if (checkInMs === 0) showCheck(playedMs);
  else {
    checkAtMs = checkInMs === null ? Infinity : performance.now() + checkInMs;
    isAnswered = true;
    if (check.open) check.close(); // by its button, or in the lobby
  }
}

/** Only the buttons answer it, here or in the lobby, which is asked now and then: Escape or the back gesture opens it again. */
function showCheck(playedMs) {
  const minutes = Math.floor(playedMs / 60_000);
  check.querySelector('.played').textContent = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  isAnswered = false;
  checkAtMs = performance.now() + ANSWER_EVERY_MS;
  if (!check.open) check.showModal();
}

/** A touch in the game keeps the session alive, as one in the lobby does. */
function noteActive() {
  if (check.open || performance.now() - activeAtMs < ACTIVE_EVERY_MS) return;
  activeAtMs = performance.now();
  void askSession({ what: 'active' });
}

async function spin() {
  const stake = Number(document.querySelector('input[name="stake"]:checked').value);
  button.disabled = true;
  say(' ');
  for (const reel of reels) {
    reel.removeAttribute('data-won');
    reel.setAttribute('data-turning', '');
  }
  const [round] = await Promise.all([
    playRound(stake).catch(() => ({ refused: texts.failed })),
    new Promise((resolve) => setTimeout(resolve, TURN_MS)),
  ]);
  button.disabled = false;
  if (round.refused) {
    for (const reel of reels) reel.removeAttribute('data-turning');
    say(round.refused);
    return;
  }
  // Getting no more back than was staked is no win, and is not shown as one.
  const won = round.payout > stake;
  showFaces(round.reels, won);
  showBalance(round.balance);
  if (won) say(texts.won.replace('{{amount}}', money(round.payout)), true);
  else say(round.payout > 0 ? texts.returned : texts.lost);
}

document.querySelectorAll('.stakes span').forEach((label, index) => (label.textContent = plain.format(stakes[index])));
showBalance(balance);
button.addEventListener('click', () => void spin());
check.addEventListener('cancel', (event) => event.preventDefault());
check.addEventListener('close', () => {
  if (!isAnswered) check.showModal();
});
check.querySelector('.go-on').addEventListener('click', () => void askSession({ what: 'checked' }));
for (const type of ['pointerdown', 'keydown', 'wheel', 'touchmove']) addEventListener(type, noteActive, { passive: true });
setInterval(() => {
  if (performance.now() >= checkAtMs) void askSession({});
}, LOOK_EVERY_MS);
void askSession({});
button.disabled = false;
// A game in a window of its own goes by closing it; the lobby is still behind it.
for (const link of document.querySelectorAll('.back')) {
  link.addEventListener('click', (event) => {
    if (window.opener === null) return;
    event.preventDefault();
    window.close();
  });
}
