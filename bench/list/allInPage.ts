/** The peer of a windowed list: every game in the page, drawn by the browser when it comes near, as one would write it by hand. */
export function allInPage(total: number): string {
  const tile = (index: number) =>
    `<li class="tile"><a href="/m/login"><img src="/art/game/NOVR-0${10 + (index % 9)}.webp" width="240" height="240" alt="" loading="lazy" decoding="async"><span>Game ${index + 1}</span></a></li>`;
  const style = `body{margin:0;font:15px system-ui;background:#0e0f17;color:#f4f5fb}ul{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:12px 8px;margin:0;padding:0 16px;list-style:none}
.tile{content-visibility:auto;contain-intrinsic-size:auto 116px}.tile a{display:block;color:inherit;text-decoration:none}img{display:block;inline-size:100%;block-size:auto;aspect-ratio:1;object-fit:cover;border-radius:12px}span{display:block;block-size:30px;font-size:12px}`;
  const tiles = Array.from({ length: total }, (_game, index) => tile(index)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Games</title><style>${style}</style></head><body><ul>${tiles}</ul></body></html>`;
}
