// The play-money game: draws what the server says. Chance, stake and balance are the server's alone.
const { balance, stakes, currency, locale, texts } = JSON.parse(document.querySelector('#data').textContent);
const ticket = new URLSearchParams(location.search).get('ticket');
const [reels, result, balanceText, button] = [
  [...document.querySelectorAll('.reel')],
  document.querySelector('.result'),
  document.querySelector('.balance'),
  document.querySelector('.spin'),
];
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
const TURN_MS = isStill ? 0 : 700;

const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (amount) =>
  currency.position === 'B' ? `${number.format(amount)} ${currency.symbol}` : `${currency.symbol}${number.format(amount)}`;
const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

const showBalance = (amount) => (balanceText.textContent = money(amount));

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

async function playRound(stake) {
  const response = await fetch('/sandbox/play/rounds', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket, stake }),
  });
  const { success, value, errorCode } = await response.json();
  return success ? value : { refused: failures[errorCode] ?? texts.failed };
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
button.disabled = false;
// A game in a window of its own goes by closing it; the lobby is still behind it.
document.querySelector('.back')?.addEventListener('click', (event) => {
  if (window.opener === null) return;
  event.preventDefault();
  window.close();
});
