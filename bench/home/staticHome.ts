import type { PageBoot } from '#src/app/pageBoot.ts';
import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `*{box-sizing:border-box}body{margin:0;background:#0b0a1a;color:#f2f1fb;font:15px/1.5 system-ui,sans-serif;padding-bottom:72px}a{color:inherit;text-decoration:none}h2{font-size:18px;margin:24px 12px 10px}header{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:8px;height:56px;padding:0 12px;background:#15132b}header img{margin-inline-end:auto}button,.button{font:inherit;font-weight:600;border:0;border-radius:10px;padding:8px 14px;background:#6d5cff;color:#fff}.rail{display:flex;gap:8px;overflow-x:auto;scroll-snap-type:x mandatory;padding:0 12px;scrollbar-width:none}.rail>*{flex:none;scroll-snap-align:start}.slides{display:flex;gap:10px;overflow-x:auto;scroll-snap-type:x mandatory;padding:12px}.slide{position:relative;flex:0 0 92%;scroll-snap-align:center;border-radius:14px;overflow:hidden;aspect-ratio:9/4}.slide img{width:100%;height:100%;object-fit:cover;display:block}.slide span{position:absolute;inset-inline-start:16px;bottom:14px;max-width:60%;font-weight:700}.notice{overflow:hidden;white-space:nowrap;margin:0 12px;padding:8px 12px;border-radius:10px;background:#15132b}.notice div{display:inline-block;animation:pass 40s linear infinite}@keyframes pass{to{transform:translateX(-50%)}}.tile{width:84px;font-size:12px}.tile img{display:block;width:84px;height:84px;border-radius:12px;background:#211e40}.tile span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.rows{display:grid;grid-auto-flow:column;grid-template-rows:auto auto;gap:8px;overflow-x:auto;padding:0 12px}.vendor{display:grid;place-items:center;width:150px;height:72px;border-radius:12px;background:#15132b}.winner{display:flex;gap:8px;align-items:center;width:230px;padding:8px;border-radius:12px;background:#15132b}.winner img{border-radius:8px}nav.bar{position:fixed;inset:auto 0 0;display:flex;background:#15132b}nav.bar a{flex:1;text-align:center;padding:12px 0;font-size:12px}[popover]{inset:0 auto 0 0;width:min(82vw,320px);height:100%;margin:0;border:0;padding:20px;background:#15132b;color:inherit}[popover] a{display:block;padding:10px 0}footer{padding:24px 12px;color:#a9a5cc}`;

/**
 * The limit: home as one would write it by hand, HTML and CSS without any script, with the data of the real page. Same
 * pictures in the same sizes, same rails, same menu; the browser's own lazy loading.
 *
 * @param page The rendered page, whose inlined JSON holds the data.
 */
export function staticHome(page: string): string {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1];
  if (!json) throw new Error('The page holds no boot JSON.');
  const boot = JSON.parse(json) as PageBoot;
  const answers = Object.entries(boot.answers);
  const all = <C extends CallName>(call: C) => answers.filter(([key]) => key.startsWith(`@"${call}"`)).map(([, value]) => value as Answer<C>);
  const announcements = all('announcements').flat();
  const banners = announcements.filter(({ type }) => type === 'B');
  const notices = announcements.filter(({ type }) => type !== 'B');
  const hot = all('hotGames').flat().slice(0, 7);
  const [vendors] = all('vendors');
  const image = (src: string, width: number, height: number, lazy = true) => `<img src="${escape(src)}" width="${width}" height="${height}" alt=""${lazy ? ' loading="lazy"' : ' fetchpriority="high"'}>`;
  const tile = ({ gameName, iconUrl }: { gameName: string; iconUrl: string }) => `<a class="tile" href="/m/login">${image(iconUrl, 84, 84)}<span>${escape(gameName)}</span></a>`;
  const rail = (games: Answer<'games'>) => `<h2>${escape(games.games[0]?.gameType ?? '')}</h2><div class="rows">${games.games.map(tile).join('')}</div>`;
  const winners = all('winners').flat();
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(boot.site.title)}</title><style>${STYLE}</style></head><body>
<header>${image(boot.site.theme.logo, 132, 32, false)}<a class="button" href="/m/register">Sign up</a><a class="button" href="/m/login">Log in</a><button popovertarget="left-menu" aria-label="Menu">☰</button></header>
<main><h1 hidden>${escape(boot.site.title)}</h1>
<div class="slides">${banners.map(({ url = '', title }, index) => `<a class="slide" href="/m/activity">${image(url, 1080, 480, index > 0)}<span>${escape(title)}</span></a>`).join('')}</div>
<div class="notice"><div>${notices.map(({ title }) => `<a href="/m/notice">${escape(title)}</a> `).join('')}</div></div>
<h2>Hot games</h2><div class="rows">${hot.map(tile).join('')}</div>
<h2>Vendors</h2><div class="rail">${Object.values(vendors?.vendors ?? {}).map(({ vassalage }) => `<a class="vendor" href="/m/provider">${image(`/art/vendors/${vassalage}-WHITE.svg`, 96, 40)}</a>`).join('')}</div>
${all('games').map(rail).join('')}
<h2>Winners</h2><div class="rail">${winners.map(({ vo }) => `<div class="winner">${image(vo.iconUrl ?? '', 48, 48)}<div>${escape(vo.customerName)}<br>${escape(vo.gameName)}<br><b>${vo.winAmount}</b></div></div>`).join('')}</div>
</main><footer>${escape(boot.site.title)}</footer>
<nav class="bar">${boot.site.footerNav.map((item) => `<a href="/m/home">${item}</a>`).join('')}</nav>
<nav popover id="left-menu">${(vendors?.sorting ?? []).map(({ gameCategory }) => `<a href="#${gameCategory}">${gameCategory}</a>`).join('')}</nav></body></html>`;
}
