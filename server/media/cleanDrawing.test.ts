import { describe, expect, it } from 'vitest';
import { cleanDrawing } from './cleanDrawing.ts';

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

describe('what draws is kept', () => {
  it.each([
    '<g transform="scale(2)"><path d="M0 0h1v1z" fill="#fff" fill-rule="evenodd"></path></g>',
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"></stop></linearGradient></defs><rect fill="url(#a)" width="9" height="9"></rect>',
    '<style>.a{fill:#f00;clip-path:url(#b)}</style><circle class="a" r="4"></circle>',
    '<text x="1" y="2" font-family="serif" xml:space="preserve">Spiel &amp; Spaß 幸运</text>',
    '<image href="data:image/png;base64,AAAA" width="1" height="1"></image>',
    '<use href="#a" x="2"></use>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"></feGaussianBlur></filter>',
  ])('%s', (inner) => {
    expect(cleanDrawing(svg(inner))).toBe(svg(inner));
  });

  it('without declarations and comments', () => {
    const text = `\uFEFF<?xml version="1.0"?>\n<!-- made by a program --><!DOCTYPE svg PUBLIC "a" "b">\n${svg('<path d="M0 0"></path>')}`;
    expect(cleanDrawing(text)).toBe(svg('<path d="M0 0"></path>'));
  });
});

describe('what runs, loads or leads elsewhere goes', () => {
  it.each<[string, string]>([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another case', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a handler in capitals', '<path d="M0 0" ONCLICK="alert(1)"/>'],
    [
      'a page within',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a link that runs', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a link by the older name', '<use xlink:href="https://evil.example/a.svg#b"/>'],
    ['a photo from elsewhere', '<image href="https://evil.example/alert.png"/>'],
    ['a drawing within a photo', '<image href="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"/>'],
    ['a page within a photo', '<image href="data:text/html,alert"/>'],
    ['an animation that sets a link', '<set attributeName="href" to="javascript:alert(1)"/>'],
    ['an animation', '<animate attributeName="onload" values="alert(1)"/>'],
    ['a style that loads', '<style>@import "https://evil.example/alert.css";</style>'],
    ['a style that loads a picture', '<rect style="background:url(https://evil.example/alert)"/>'],
    ['a style that hides it', '<rect style="fill:u\\72l(https://evil.example/alert)"/>'],
    ['a fill from elsewhere', '<rect fill="url(  \'//evil.example/alert#a\')"/>'],
    ['a frame', '<iframe src="https://evil.example/alert"></iframe>'],
    ['an entity', '<text>&alert;</text><handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>'],
  ])('%s', (_name, inner) => {
    const clean = cleanDrawing(svg(inner)) ?? '';
    expect(clean).toMatch(/^<svg[\s\S]*<\/svg>$/);
    expect(clean).not.toMatch(
      /evil|javascript|<script|onload|onclick|foreignObject|@import|data:text|svg\+xml|<iframe|<animate|<set/i,
    );
  });

  it('an entity that would grow is not unfolded', () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${svg('<text>&b;</text>')}`;
    expect(cleanDrawing(text)?.length ?? 0).toBeLessThan(200);
  });
});

it.each(['', 'plain text', '<html><p>text</p></html>', '{"svg":1}'])('%j is no drawing', (text) => {
  expect(cleanDrawing(text)).toBeUndefined();
});
