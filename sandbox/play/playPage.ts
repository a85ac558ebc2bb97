import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Currency } from '#schemas/declare/platform/currencyOf.ts';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import { escapeHtml } from '#server/http/responses/escapeHtml.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import { pictureOf } from '../seed/manyGames.ts';
import type { Launch } from './launchQueries.ts';
import { payOf } from './reels.ts';

interface Page {
  readonly launch: Launch;
  readonly language: Language;
  /** In a page of the site, which has its own way back. */
  readonly isFramed: boolean;
  readonly currency: Currency;
  readonly stakes: readonly number[];
}

/** Faces of the reels, the rarest first: seven, diamond, bell, star, clover, cherries. */
const FACES = `<svg hidden width="0" height="0" aria-hidden="true">
<symbol id="face-0" viewBox="0 0 64 64"><path fill="#ff4d5e" d="M12 10h40v10L34 56H20l18-34H12z"/></symbol>
<symbol id="face-1" viewBox="0 0 64 64"><path fill="#5ad1ff" d="M16 12h32l12 16-28 26L4 28z"/><path fill="#b7ecff" d="M16 12h32l-8 16H24z"/></symbol>
<symbol id="face-2" viewBox="0 0 64 64"><path fill="#ffc533" d="M32 6c4 0 5 3 5 5 9 2 13 10 13 20 0 10 6 12 6 17H8c0-5 6-7 6-17 0-10 4-18 13-20 0-2 1-5 5-5z"/><circle cx="32" cy="53" r="6" fill="#e59400"/></symbol>
<symbol id="face-3" viewBox="0 0 64 64"><path fill="#ffe14d" d="m32 5 8 18 19 2-14 13 4 20-17-10-17 10 4-20L5 25l19-2z"/></symbol>
<symbol id="face-4" viewBox="0 0 64 64"><g fill="#4fd37a"><circle cx="32" cy="19" r="13"/><circle cx="18" cy="36" r="13"/><circle cx="46" cy="36" r="13"/></g><path fill="#2f9e55" d="M29 34h6l4 24H25z"/></symbol>
<symbol id="face-5" viewBox="0 0 64 64"><path fill="none" stroke="#53b96a" stroke-width="4" d="M20 42C22 26 32 14 46 8c-2 12 0 22 0 32"/><circle cx="18" cy="46" r="12" fill="#ff5a7a"/><circle cx="46" cy="46" r="12" fill="#ff5a7a"/></symbol>
</svg>`;

const face = (index: number): string => `<svg aria-hidden="true"><use href="#face-${index}"/></svg>`;

/** What the page's script says. It fills in `{{amount}}`, which is known after a round. */
const scriptTexts = ['won', 'returned', 'lost', 'short', 'slower', 'failed', 'ended', 'endedText'] as const;

/** Data for the page's script, as text that cannot end its element. */
const inertJson = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

const paysOf = (t: (typeof sandboxTexts)[Language]): string =>
  [0, 1, 2, 3, 4, 5]
    .map((index) => `<li><span>${face(index).repeat(3)}</span><b dir="ltr">×${payOf([index, index, index])}</b></li>`)
    .concat(`<li><span>${escapeHtml(t('play.anyPair'))}</span><b dir="ltr">×${payOf([0, 0, 1])}</b></li>`)
    .join('');

const backLink = (back: string): string =>
  `<a class="back" href="${paths.home}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m15 5-7 7 7 7"/></svg>${escapeHtml(back)}</a>`;

/** The document of a play-money game: everything it needs is in it or beside it, and nothing else can be loaded. */
export function playPage({ launch, language, isFramed, currency, stakes }: Page): string {
  const { lang, dir, bcp47 } = languages[language];
  const t = sandboxTexts[language];
  const texts = Object.fromEntries(scriptTexts.map((name) => [name, t(`play.${name}`)]));
  const data = inertJson({ balance: Number(launch.balance), stakes, currency, locale: bcp47, texts });
  const name = escapeHtml(launch.gameName);
  const picture = `/art/games/${encodeURIComponent(pictureOf(launch.gameId))}`;
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${name} · ${escapeHtml(t('play.playMoney'))}</title>
<link rel="icon" href="${picture}">
<link rel="stylesheet" href="/sandbox/play/play.css">
<script type="module" src="/sandbox/play/play.js"></script>
</head>
<body style="--hue:${launch.hue}">
${FACES}
<header>
${isFramed ? '' : backLink(t('play.back'))}
<span class="kind">${escapeHtml(t(launch.isFree ? 'play.freePlay' : 'play.playMoney'))}</span>
</header>
<main>
<div class="title">
<img src="${picture}" width="72" height="72" alt="">
<div><h1 dir="auto">${name}</h1><p dir="auto">${escapeHtml(launch.vendorName)}</p></div>
</div>
<div class="reels" dir="ltr" aria-hidden="true">${[0, 1, 2].map((reel) => `<div class="reel">${face(reel)}</div>`).join('')}</div>
<p class="result" role="status">${escapeHtml(t('play.ready'))}</p>
<dl><div><dt>${escapeHtml(t('play.balance'))}</dt><dd class="balance"></dd></div></dl>
<fieldset><legend>${escapeHtml(t('play.stake'))}</legend><div class="stakes">${stakes
    .map(
      (stake, index) =>
        `<label><input type="radio" name="stake" value="${stake}"${index === 0 ? ' checked' : ''}><span>${stake}</span></label>`,
    )
    .join('')}</div></fieldset>
<button class="spin" type="button" disabled>${escapeHtml(t('play.spin'))}</button>
<details><summary>${escapeHtml(t('play.pays'))}</summary><ul>${paysOf(t)}</ul></details>
<p class="invented">${escapeHtml(t('play.invented'))}</p>
</main>
<dialog class="check" closedby="none" aria-labelledby="check-title">
<h2 id="check-title">${escapeHtml(t('play.check'))}</h2>
<p>${escapeHtml(t('play.checkText'))}</p>
<dl><div><dt>${escapeHtml(t('play.checkTime'))}</dt><dd class="played" dir="ltr"></dd></div><div><dt>${escapeHtml(t('play.balance'))}</dt><dd class="balance"></dd></div></dl>
<button class="go-on" type="button">${escapeHtml(t('play.goOn'))}</button>
${isFramed ? '' : backLink(t('play.back'))}
</dialog>
<script type="application/json" id="data">${data}</script>
</body>
</html>
`;
}
