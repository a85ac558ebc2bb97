import { readFileSync } from 'node:fs';
import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';
import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { InlinedBoot, SiteBoot } from '#schemas/edges/page/page.ts';
import { type MenuCategory, railCategoriesOf } from '#src/features/games/railCategories.ts';
import { english as texts } from '#tests/support/playerTexts.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const style = readFileSync('bench/home/static.css', 'utf8').replaceAll(/\s*\n\s*/g, '');
const sprite = readFileSync('src/ui/Icon/sets/line.svg', 'utf8');

const icon = (name: string) => `<svg><use href="#i-${name}"/></svg>`;
const image = (src: string, width: number, height: number, lazy = true) =>
  `<img src="${escape(src)}" width="${width}" height="${height}" alt=""${lazy ? ' loading="lazy"' : ' fetchpriority="high"'}>`;
const row = (href: string, name: string, words: string) => `<a class="row" href="${href}">${icon(name)}<span>${words}</span></a>`;
const card = (name: string, words: string) => `<a href="/m/login">${icon(name)}<span>${words}</span></a>`;
const mark = (vendor: string) => image(`/vendor/${vendor}-WHITE.png`, 96, 40);
const tile = ({ gameName, iconUrl }: Pick<Game, 'gameName' | 'iconUrl'>) =>
  `<a class="tile" href="/m/login">${image(iconUrl, 160, 200)}<span>${escape(gameName)}</span></a>`;
const slide = ({ url = '', title, content = '' }: Announcement, index: number) =>
  `<a class="slide" href="/m/activity">${image(url, 1080, 480, index > 0)}<div><b>${escape(title)}</b><span>${escape(content.replaceAll(/<[^>]*>/g, ''))}</span></div></a>`;
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const winner = ({ vo }: CallAnswer<'winners'>[number]) =>
  `<a class="winner" href="/m/login">${image(vo.iconUrl ?? '', 48, 48)}<b>${escape(vo.gameName)}</b><i>${escape(vo.customerName)}</i><em>${money.format(vo.winAmount)}</em></a>`;
const title = (words: string, more?: string) =>
  `<h2 class="title">${words}${more ? `<a href="${more}">See all${icon('forward')}</a>` : ''}</h2>`;
const nameOf = (code: MenuCategory['code']) => escape(texts[`category.${code}`]);

/** A category's rail: games, in two rows where there are many, or vendors as cards. */
function rail({ code, kind, vendors }: MenuCategory, games: readonly Game[]) {
  const cards = vendors.map(
    ({ vassalage, displayName }) =>
      `<a class="card" href="/m/provider">${mark(vassalage)}<span>${escape(displayName)}</span>${icon(code)}</a>`,
  );
  const kindOf = kind === 'vendors' ? ' wide' : code === 'RNG' ? ' twice' : '';
  return `<section id="cat-${code}">${title(nameOf(code), `/m/gameList?gameType=${code}`)}<div class="rail${kindOf}">${(kind === 'games' ? games.map(tile) : cards).join('')}</div></section>`;
}

/** Only the icons that the page shows. */
const iconsOf = (page: string) =>
  `<svg style="display:none">${[...sprite.matchAll(/<symbol id="([\w-]+)".*?<\/symbol>/gs)].map(([symbol, id]) => (page.includes(`href="#${id}"`) ? symbol : '')).join('')}</svg>`;

/**
 * The limit: home as one would write it by hand, HTML and CSS without any script, with the data of the real page. The same
 * header, menu, sections, pictures and bar in the same look; the browser's own lazy loading. What needs script to be of use
 * (arrows and pauses of what moves) is left out.
 *
 * @param page The rendered page, whose inlined JSON holds the data.
 * @param release The release that it was rendered with.
 */
export function staticHome(page: string, { site }: SiteBoot): string {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1];
  if (!json) throw new Error('The page holds no boot JSON.');
  const { answers } = JSON.parse(json) as InlinedBoot; // our own server wrote it
  // The call's name is in the key, so the answer is of its type.
  const all = <C extends CallName>(call: C) =>
    Object.entries(answers).flatMap(([key, value]) => (key.startsWith(`@"${call}"`) ? [value as CallAnswer<C>] : []));
  const announcements = all('announcements').flat();
  const [structure] = all('vendors');
  if (!structure) throw new Error('The page holds no vendors.');
  const categories = railCategoriesOf(structure, [], site);
  const games = all('games').flatMap((answer) => answer.games);
  const winners = all('winners').flat().slice(0, 10);
  const vendors = Object.values(structure.vendors).map(({ vassalage }) => vassalage);
  const logo = image(site.theme.logo, 132, 28, false);
  const menu = `<nav popover id="leftMenu"><div class="head">${logo}<button popovertarget="leftMenu" aria-label="Close">${icon('close')}</button></div>
<div class="two"><a class="button" href="/m/login">Log in</a><a class="button full" href="/m/register">Sign up</a></div>
<div class="cards">${card('reward', 'Rewards')}${card('vip', 'VIP benefits')}${card('invite', 'Invite friends')}</div>
${row('/m/activity', 'activity', 'Promotions')}${row('/m/app', 'app', 'Get the app')}
<div class="games"><h2>Games</h2>${categories.map(({ code }) => row(`#cat-${code}`, code, nameOf(code))).join('')}${row('/m/gameCenter', 'vendors', 'All games')}</div>
<details><summary class="row">${icon('language')}<span>Language</span><span>English</span>${icon('down')}</summary>${row('?lang=EN', 'success', 'English')}${row('?lang=CN', 'success', '简体中文')}</details>
<div class="two look"><a class="row" href="?theme=dark" aria-current="true">${icon('moon')}Dark</a><a class="row" href="?theme=light">${icon('sun')}Light</a></div></nav>`;
  const main = `<main><nav class="chips"><a href="#hot">Hot games</a>${categories.map(({ code }) => `<a href="#cat-${code}">${nameOf(code)}</a>`).join('')}</nav>
<div class="slides">${announcements
    .filter(({ type }) => type === 'B')
    .map(slide)
    .join('')}</div>
<a class="search" href="/m/home?q=">${icon('search')}Search games</a>
<section>${title('Recent wins')}<div class="pass"><div>${[...winners, ...winners.slice(0, 5)].map(winner).join('')}</div></div><p class="note">${escape(texts['home.winnersNote'])}</p></section>
<section id="hot">${title('Hot games')}<div class="hot">${all('hotGames').flat().slice(0, 7).map(tile).join('')}<a class="more" href="/m/hot-games">More games</a></div></section>
${categories
  .map((category) =>
    rail(
      category,
      games.filter(({ gameType }) => gameType === category.code),
    ),
  )
  .join('\n')}
<div class="notice">${icon('notice')}<div class="pass"><div>${announcements
    .filter(({ type }) => type !== 'B')
    .map((notice) => `<a href="/m/notice">${escape(notice.title)}</a>`)
    .join('')}</div></div></div>
<section>${title('Studios')}<div class="rail">${vendors.map((vendor) => `<a class="vendor" href="/m/provider">${mark(vendor)}</a>`).join('')}</div></section></main>`;
  const intro = (href: string, name: string, head: string, words: string) =>
    `<a href="${href}">${icon(name)}<b>${head}</b><span>${words}</span></a>`;
  const footer = `<footer><div class="intro">${intro('/m/register', 'invite', 'Sign up', 'An account in under a minute')}${intro('/m/activity', 'activity', 'Promotions', 'New rewards every week')}${intro('/m/login', 'deposit', 'Deposit', 'Fast, safe and simple')}${intro('/m/hot-games', 'ELOTT', 'Games', 'More than 600 to choose from')}</div>
<div><b>Play under the northern lights</b><h2 class="small">About us</h2><p>Aurora is a late-night lobby with more than 600 games: slots, live tables, fishing, cards and sport, open at every hour and quick on every phone.</p></div>
<div class="columns"><nav><h2 class="small">Help centre</h2>${['How do I sign up?', 'I forgot my password', 'Deposits and withdrawals', 'A game does not open', 'Responsible gaming'].map((words, index) => `<a href="/m/help?i=${index}">${words}</a>`).join('')}</nav><nav><h2 class="small">Contact</h2><a href="/m/help">Customer support</a><a href="/m/feedback">Feedback</a></nav></div>
<div class="marks">${['Telegram', 'Facebook', 'Instagram', 'Youtube'].map((name) => `<a href="https://${name.toLowerCase()}.example/aurora" aria-label="${name}">${icon(name)}</a>`).join('')}</div>
<div class="marks">${vendors.map(mark).join('')}</div></footer>`;
  const place = (href: string, name: string, words: string) => `<a href="${href}">${icon(name)}${words}</a>`;
  const bar = `<nav class="bar">${place('/m/home', 'home', 'Home')}${place('/m/activity', 'activity', 'Promotions')}<a class="raised" href="/m/login"><span>${icon('deposit')}</span>Deposit</a>${place('/m/help', 'service', 'Support')}${place('/m/login', 'member', 'My account')}</nav>`;
  const body = `<header><button class="open" popovertarget="leftMenu" aria-label="Menu">${icon('menu')}</button><a class="logo" href="/m/home">${logo}</a><a class="button" href="/m/login">Log in</a><a class="button full" href="/m/register">Sign up</a></header>
${menu}
${main}
${footer}
${bar}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(site.title)}</title><style>${style}</style></head><body>
${body}
${iconsOf(body)}</body></html>`;
}
