import { describe, expect, it } from 'vitest';
import { namedFiles } from './namedFiles.ts';

describe('the files that a page names', () => {
  it.each([
    ['a picture', '<img src="/a.webp">', ['/a.webp']],
    ['a picture that waits', '<img src="data:image/svg+xml,x" data-src="/b.webp">', ['/b.webp']],
    ['a picture twice', '<img src="/a.webp"><img src="/a.webp">', ['/a.webp']],
    ['an inline picture', '<img src="data:image/png;base64,AA">', []],
    ['a background', `<div style="background-image:url('/c.avif')"></div>`, ['/c.avif']],
    ['a background of the styles', '<style>.a{background:url("/d.svg")}@font-face{src:url(/e.woff2)}</style>', ['/d.svg']],
    ['a picture for browsers without scripts', '<noscript><img src="/a.webp"></noscript>', []],
    ['a picture after it', '<noscript><img src="/a.webp"></noscript><img src="/f.webp">', ['/f.webp']],
  ])('%s', (_title, html, pictures) => {
    expect(namedFiles(html).pictures).toEqual(pictures);
  });

  it('counts elements, and those for browsers without scripts not', () => {
    expect(namedFiles('<html><body><p>1 &lt; 2</p><noscript><b></b></noscript><br></body></html>').elements).toBe(5);
  });

  it('finds scripts, sheets and the file of the release', () => {
    const html = `<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i.png">
      <script type="application/json" id="boot">{"release":"/assets/site-1.json","html":"\\u003cimg>"}</script>
      <script src="/boot.js" data-chunks="/x.js,/y.js"></script>`;
    expect(namedFiles(html)).toMatchObject({
      scripts: ['/boot.js', '/x.js', '/y.js'],
      styles: ['/a.css'],
      pictures: [],
      release: '/assets/site-1.json',
    });
    expect(namedFiles('<script id="boot">{"release":{"site":{}}}</script>').release).toBeUndefined();
  });
});
