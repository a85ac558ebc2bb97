import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDrawing } from './cleanDrawing.ts';
import { readDrawing } from './readDrawing.ts';

const clean = (text: string) => cleanDrawing(readDrawing(text));

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inner}</svg>`;

describe('what draws is kept', () => {
  it.each([
    '<g transform="scale(2)"><path d="M0 0h1v1z" fill="#fff" fill-rule="evenodd"/></g>',
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient></defs><rect fill="url(#a)" width="9" height="9"/>',
    '<style>.a{fill:#f00;clip-path:url(#b)}</style><circle class="a" r="4"/>',
    // Names of classes as Illustrator writes them, and a drawing that is light on dark pages.
    '<style>.\\30 2d93889{fill:#ff0000}.b{fill:#00aa00}</style><path class="02d93889" d="M0 0h1"/>',
    '<style>.a{fill:red}@media (prefers-color-scheme:dark){.a{fill:#fff}}</style><path class="a" d="M0 0h1"/>',
    '<style>.a{--shade:rgb(1,2,3);fill:var(--shade);transform:rotate(45deg)}</style>',
    '<rect fill="#CD853F icc-color(acmecmyk,0.1)" style="mix-blend-mode:multiply;fill:url(#a)" width="9" height="9"/>',
    '<rect fill="url(#Verlauf_1_幸运)" width="9" height="9"/>',
    '<text x="1" y="2" font-family="serif" xml:space="preserve">Spiel &amp; Spaß 幸运</text>',
    '<image href="data:image/png;base64,AAAA" width="1" height="1"/>',
    '<use href="#a" x="2"/>',
    '<switch><g systemLanguage="en"/><g/></switch>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>',
  ])('%s', (inner) => {
    expect(clean(svg(inner))).toMatchObject({ text: svg(inner), losses: [] });
  });

  it('without declarations and comments', () => {
    const text = `\uFEFF<?xml version="1.0"?>\n<!-- made by a program --><!DOCTYPE svg PUBLIC "a" "b">\n${svg('<path d="M0 0"/>')}`;
    expect(clean(text)).toMatchObject({ text: svg('<path d="M0 0"/>'), losses: [] });
  });

  it('of a file that Illustrator keeps editable: entities for namespaces, a switch, its own data', () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg 'http://www.w3.org/2000/svg'>
	<!-- it's a comment --><!ENTITY mark "#c00">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" viewBox="0 0 9 9">
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"></i:pgfRef></foreignObject>
<g i:extraneous="self"><style type="text/css"><![CDATA[ .st0{fill:&mark;} ]]></style><path class="st0" d="M0 0h9v9z"/></g></switch>
<i:pgf id="adobe_illustrator_pgf">${'eJzsvWmTJrl1HvoL+B'.repeat(1000)}</i:pgf></svg>`;
    const { text: drawn, losses } = clean(text);
    expect(drawn).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" version="1.1" viewBox="0 0 9 9"><switch><g><style type="text/css">.st0{fill:#c00}</style><path class="st0" d="M0 0h9v9z"/></g></switch></svg>',
    );
    expect(losses).toEqual(['pages']);
  });

  it('whatever prefix its elements have', () => {
    const text = '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:path d="M0 0h9"/></s:svg>';
    expect(clean(text).text).toBe(svg('<path d="M0 0h9"/>'));
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
    [
      'text that is a style for a reader who decodes it again',
      '<style>&amp;#64;import &amp;#117;rl(https://evil.example/a)</style>',
    ],
    [
      'a value for such a reader',
      '<rect style="fill:&amp;#117;rl(https://evil.example/a)" fill="&amp;#117;rl(//evil.example/a)"/>',
    ],
    ['a comment within an address', '<rect style="fill:url/**/(https://evil.example/a)"/>'],
    ['another function that loads', '<style>a{background:image-set("https://evil.example/a" 1x)}</style>'],
    ['one by its older name', '<style>a{background:-webkit-image-set("https://evil.example/a" 1x)}</style>'],
    ['a newer one', '<style>a{background:src("https://evil.example/a")}</style>'],
    ['an address for later', '<style>a{--x:url(https://evil.example/a);fill:var(--x)}</style>'],
    ['an import with escapes', '<style>@\\69mport "https://evil.example/a";</style>'],
    ['a font', '<style>@font-face{font-family:x;src:url(https://evil.example/a)}</style>'],
    ['rules for other names', '<style>@namespace url(https://evil.example/a);</style>'],
    ['a rule within media', '<style>@media screen{a{fill:url(https://evil.example/a)}@import "https://evil.example/b";}</style>'],
    ['a sheet in parts', '<style>@imp<![CDATA[ort "https://evil.example/a";]]></style>'],
    ['an address from an entity', '<rect fill="&e;"/>'],
  ])('%s', (_name, inner) => {
    const entity = '<!DOCTYPE svg [<!ENTITY e "url(https://evil.example/a)">]>';
    const { text } = clean(`${entity}${svg(inner)}`);
    expect(text).toMatch(/^<svg[^>]*(?:>[\s\S]*<\/svg|\/)>$/);
    expect(text).not.toMatch(
      /evil|javascript|<script|onload|onclick|foreignObject|@import|data:text|svg\+xml|<iframe|<animate|<set/i,
    );
  });

  it.each<[string, readonly string[]]>([
    ['<script/><path onclick="x"/>', ['scripts']],
    ['<use href="https://evil.example/a.svg#b"/><rect fill="url(//evil.example)"/>', ['addresses']],
    ['<style>@font-face{font-family:x;src:url(a)}</style>', ['fonts']],
    ['<style>@keyframes a{to{opacity:0}}</style><animate attributeName="x"/>', ['animation']],
    ['<style>.a{fill:paint(x)}</style>', ['styles']],
    ['<metadata><a/></metadata>', []],
  ])('it is said of %s', (inner, losses) => {
    expect(clean(svg(inner)).losses).toEqual(losses);
  });

  it('entities that would grow are not unfolded', () => {
    const entities = Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
    const text = `<!DOCTYPE svg [<!ENTITY e0 "aaaaaaaaaa">${entities.join('')}]>${svg('<text>&e12;</text>')}`;
    expect(() => clean(text)).toThrow('picture.parts');
  });

  it('entities that name themselves end', () => {
    const text = `<!DOCTYPE svg [<!ENTITY a "&b;"><!ENTITY b "x&a;">]>${svg('<text>&b;</text>')}`;
    expect(clean(text).text.length).toBeLessThan(200);
  });
});

it.each(['', 'plain text', '<html><p>text</p></html>', '{"svg":1}', '<svg><g></svg>', '<svg><path d="M0'])(
  '%j is not a drawing',
  (text) => {
    expect(() => clean(text)).toThrow('picture.drawing');
  },
);

/** As an XML reader decodes a text, and another one after it. */
const decodeXml = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]{1,6});?/gi, (_, hex: string) => characterOf(parseInt(hex, 16)))
    .replaceAll(/&#(\d{1,7});?/g, (_, digits: string) => characterOf(Number(digits)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
const characterOf = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');
/** As a reader of CSS decodes escapes, and comments away. */
const decodeCss = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_, hex: string) => characterOf(parseInt(hex, 16)))
    .replaceAll(/\\(.)/g, '$1');

/** A rule or a function that loads, in whichever way the text is read. */
const LOADS = /@import|(?:url|src|image|image-set|cross-fade)\(\s*["']?\s*(?!["']?#|\s|\))/i;
/** A reference to something outside of the drawing. */
const LEADS_OUT = /[\s:]href="(?!#|data:image\/(?:png|jpeg|webp);|\/?>|\s)/;

const word = fc.constantFrom(
  'url', 'URL', 'u\\72l', '\\75rl', '&#117;rl', '&amp;#117;rl', '&amp;amp;#117;rl', 'src', 'image-set', '-webkit-image-set', 'image', 'cross-fade',
  '(', ')', '/**/', '/*', '*/', '"', "'", '&quot;', '&amp;quot;', '\\', '\\"', '{', '}', ';', ':', ',', '@import', '@\\69mport', '&#64;import',
  '&amp;#64;import', '@media screen', '@font-face', '@charset', 'https://evil.example/a', '//evil.example', '#a', 'data:image/png;base64,AA',
  'fill', '.a', 'a', '--x', 'var(--x)', ' ', '\n', '<![CDATA[', ']]>', '<!--', '-->', '<style>', '</style>', '<g ', 'href=', 'xlink:href=', 'style=',
  '&e;', '&lt;', '>', '/>', '<rect fill=', '</g>', '!important', '0', '\u0000', 'é', '\\\n',
); // prettier-ignore
const nasty = fc.array(word, { maxLength: 14 }).map((words) => words.join(''));
const attribute = nasty.map((text) => text.replaceAll(/["<]/g, ''));
const drawing = fc
  .tuple(nasty, attribute, attribute, nasty)
  .map(
    ([sheet, style, fill, rest]) =>
      `<!DOCTYPE svg [<!ENTITY e "url(https://evil.example/a)">]>${svg(`<style>${sheet}</style><rect style="${style}" fill="${fill}"/>${rest}`)}`,
  );

it('no drawing loads anything, however it is decoded', () => {
  let read = 0;
  fc.assert(
    fc.property(drawing, (text) => {
      let cleaned: string;
      try {
        cleaned = clean(text).text;
      } catch {
        return; // damaged: refused
      }
      read += 1;
      expect(cleaned).not.toMatch(LEADS_OUT);
      let decoded = cleaned;
      for (let times = 0; times < 4; times += 1) {
        const inStyles = decoded.replaceAll(/<(?:text|title|desc)\b[^>]*>[^<]*/g, '');
        expect(decodeCss(inStyles)).not.toMatch(LOADS);
        decoded = decodeXml(decoded);
      }
      // What is kept is a drawing that is kept as it is.
      expect(clean(cleaned).text).toBe(cleaned);
    }),
    { numRuns: 1000 },
  );
  expect(read).toBeGreaterThan(100);
});
