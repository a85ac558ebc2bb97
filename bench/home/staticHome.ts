import type { Announcement } from '#schemas/platform/announcements.schema.ts';
import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';
import type { Game } from '#schemas/platform/games.schema.ts';
import type { PageBoot } from '#schemas/page.ts';
import { type MenuCategory, railCategoriesOf } from '#src/features/games/railCategories.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#0b0a1a;color:#f2f1fb;font:15px/1.5 system-ui,sans-serif;padding-bottom:72px}a{color:inherit;text-decoration:none}h2{font-size:18px;margin:24px 12px 10px}header{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:8px;height:56px;padding:0 12px;background:#15132b}header img{margin-inline-end:auto}button,.button{font:inherit;font-weight:600;border:0;border-radius:10px;padding:8px 14px;background:#6d5cff;color:#fff}.rail{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x mandatory;padding:0 12px;scrollbar-width:none}.rail>*{flex:none;scroll-snap-align:start}.slides{display:flex;gap:10px;overflow-x:auto;scroll-snap-type:x mandatory;padding:12px}.slide{position:relative;flex:0 0 92%;scroll-snap-align:center;border-radius:14px;overflow:hidden;aspect-ratio:9/4}.slide img{width:100%;height:100%;object-fit:cover;display:block}.slide span{position:absolute;inset-inline-start:16px;bottom:14px;max-width:60%;font-weight:700}.notice{overflow:hidden;white-space:nowrap;margin:0 12px;padding:8px 12px;border-radius:10px;background:#15132b}.notice div{display:inline-block;animation:pass 40s linear infinite}@keyframes pass{to{transform:translateX(-50%)}}.tile{width:84px;font-size:12px}.tile img{display:block;width:84px;height:84px;border-radius:12px;background:#211e40}.tile span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.rows{display:grid;grid-auto-flow:column;grid-template-rows:auto auto;gap:8px;overflow-x:auto;padding:0 12px}.vendor{display:grid;place-items:center;width:150px;height:72px;border-radius:12px;background:#15132b}.hot{display:grid;grid-template-columns:repeat(4,1fr);gap:8px;padding:0 12px}.hot .tile,.hot .tile img{width:100%;height:auto}.hot .tile:first-child{grid-area:span 2/span 2}.chips{display:flex;gap:6px;overflow-x:auto;padding:8px 12px}.chips a{padding:8px 14px;border-radius:99px;background:#15132b}.card{display:grid;place-items:center;width:172px;height:140px;border-radius:12px;background:#211e40}.marks{display:flex;flex-wrap:wrap;gap:12px;justify-content:center}.columns{display:grid;grid-template-columns:1fr 1fr;gap:8px}.columns a{display:block;padding:10px 0}.winner{display:flex;gap:8px;align-items:center;width:230px;padding:8px;border-radius:12px;background:#15132b}.winner img{border-radius:8px}nav.bar{position:fixed;inset:auto 0 0;display:flex;background:#15132b}nav.bar a{flex:1;text-align:center;padding:12px 0;font-size:12px}[popover]{inset:0 auto 0 0;width:min(82vw,320px);height:100%;margin:0;border:0;padding:20px;background:#15132b;color:inherit}[popover] a{display:block;padding:10px 0}footer{padding:24px 12px;color:#a9a5cc}`;

const image = (src: string, width: number, height: number, lazy = true) =>
  `<img src="${escape(src)}" width="${width}" height="${height}" alt=""${lazy ? ' loading="lazy"' : ' fetchpriority="high"'}>`;
const mark = (vendor: string) => image(`/vendor/${vendor}-WHITE.png`, 96, 40);
const tile = ({ gameName, iconUrl }: Pick<Game, 'gameName' | 'iconUrl'>) =>
  `<a class="tile" href="/m/login">${image(iconUrl, 84, 84)}<span>${escape(gameName)}</span></a>`;
const slide = ({ url = '', title }: Announcement, index: number) =>
  `<a class="slide" href="/m/activity">${image(url, 1080, 480, index > 0)}<span>${escape(title)}</span></a>`;
const winner = ({ vo }: Answer<'winners'>[number]) =>
  `<div class="winner">${image(vo.iconUrl ?? '', 48, 48)}<div>${escape(vo.customerName)}<br>${escape(vo.gameName)}<br><b>${vo.winAmount}</b></div></div>`;
const vendorCard = ({ vassalage, displayName }: MenuCategory['vendors'][number]) =>
  `<a class="card" href="/m/provider">${mark(vassalage)}<span>${escape(displayName)}</span></a>`;

/** A category's rail: games in two rows, or vendors as cards. */
const rail = ({ code, kind, vendors }: MenuCategory, games: readonly Game[]) =>
  `<section id="${code}"><h2>${code}</h2><div class="${kind === 'games' ? 'rows' : 'rail'}">${kind === 'games' ? games.map(tile).join('') : vendors.map(vendorCard).join('')}</div></section>`;

/**
 * The limit: home as one would write it by hand, HTML and CSS without any script, with the data of the real page. Same
 * sections in the same order, same pictures, same menu; the browser's own lazy loading.
 *
 * @param page The rendered page, whose inlined JSON holds the data.
 */
export function staticHome(page: string): string {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1];
  if (!json) throw new Error('The page holds no boot JSON.');
  const { site, answers } = JSON.parse(json) as PageBoot; // our own server wrote it
  // The call's name stands in the key, so the answer is of its type.
  const all = <C extends CallName>(call: C) =>
    Object.entries(answers).flatMap(([key, value]) => (key.startsWith(`@"${call}"`) ? [value as Answer<C>] : []));
  const announcements = all('announcements').flat();
  const [structure] = all('vendors');
  if (!structure) throw new Error('The page holds no vendors.');
  const categories = railCategoriesOf(structure, [], site.behaviour.lobby);
  const games = all('games').flatMap((answer) => answer.games);
  const winners = all('winners').flat();
  const vendors = Object.values(structure.vendors).map(({ vassalage }) => vassalage);
  const links = categories.map(({ code }) => `<a href="#${code}">${code}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(site.title)}</title><style>${STYLE}</style></head><body>
<header><button popovertarget="leftMenu" aria-label="Menu">☰</button>${image(site.theme.logo, 132, 32, false)}<a class="button" href="/m/register">Sign up</a><a class="button" href="/m/login">Log in</a></header>
<nav popover id="leftMenu">${links}</nav>
<main><nav class="chips">${links}</nav>
<div class="slides">${announcements
    .filter(({ type }) => type === 'B')
    .map(slide)
    .join('')}</div>
<h2>Winners</h2><div class="rail">${[...winners, ...winners.slice(0, 5)].map(winner).join('')}</div>
<h2>Hot games</h2><div class="hot">${all('hotGames').flat().slice(0, 9).map(tile).join('')}</div>
${categories
  .map((category) =>
    rail(
      category,
      games.filter(({ gameType }) => gameType === category.code),
    ),
  )
  .join('')}
<div class="notice"><div>${announcements
    .filter(({ type }) => type !== 'B')
    .map(({ title }) => `<a href="/m/notice">${escape(title)}</a> `)
    .join('')}</div></div>
<h2>Vendors</h2><div class="rail">${vendors.map((vendor) => `<a class="vendor" href="/m/provider">${mark(vendor)}</a>`).join('')}</div>
</main><footer><div class="columns">${['Getting started', 'Payments', 'Account', 'Rules', 'Support', 'Promotions'].map((words) => `<a href="/m/help">${words}</a>`).join('')}</div><div class="marks">${vendors.map(mark).join('')}</div><p>${escape(site.title)}</p></footer>
<nav class="bar">${site.footerNav.map((item) => `<a href="/m/home">${item}</a>`).join('')}</nav></body></html>`;
}
