import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typefaces } from '#schemas/declare/names/themeRoles.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { themeCss } from '#src/site/themeCss.ts';

const cssOf = (theme: object, language = 'EN,VN,TH,KH,AR') =>
  themeCss(
    resolveSite({
      schemaVersion: 5,
      template: { templateId: 'T', merchantCode: 'aurora', version: 'base', theme, parameters: { language } },
    }).site,
  );

/** The rules of each font family, with the size of its files, by the family. */
function facesOf(css: string): Readonly<Record<string, number>> {
  const bytes: Record<string, number> = {};
  for (const [, family = '', file = ''] of css.matchAll(/@font-face{font-family:"([^"]+)";src:url\(([^)]+)\)/g))
    bytes[family] = (bytes[family] ?? 0) + statSync(`.${file.replace(/^\/@fs|\?.*/g, '')}`).size;
  return bytes;
}

describe('the typeface of headings', () => {
  it.each(typefaces)('%s: a page needs at most 25 kB of it, in any language', (typeface) => {
    const weights = Object.values(facesOf(cssOf({ typeface })));
    expect(weights.length > 0).toBe(typeface !== 'system');
    for (const bytes of weights) expect(bytes).toBeLessThanOrEqual(25_000);
  });

  it.each([
    ['rounded', 'th', '"Heading th"'],
    ['condensed', 'km', '"Heading km"'],
    ['elegant', 'ar', '"Heading ar"'],
  ])('%s has letters of its own for %s', (typeface, lang, family) => {
    const css = cssOf({ typeface });
    expect(css).toContain(`:root:lang(${lang}){--font-heading:${family},var(--font-text)}`);
    expect(facesOf(css)).toHaveProperty(family.slice(1, -1));
  });

  it('brings the letters that the site’s languages need, and no others', () => {
    const css = cssOf({ typeface: 'angular' }, 'KR,JP,EN');
    expect(css.match(/@font-face/g)).toHaveLength(1);
    expect(css).not.toContain(':lang(th)');
  });

  it('is the phone’s own where a script is missing, and the fallback of serifs has serifs', () => {
    expect(cssOf({ typeface: 'rounded' })).not.toContain(':lang(km)');
    expect(cssOf({ typeface: 'serif' })).toMatch(/:root{--font-heading:"Heading ",Georgia/);
    expect(cssOf({ typeface: 'system' })).toContain('--font-heading:var(--font-text)');
  });

  it('is left for the next page where it is not here at once', () => {
    const css = cssOf({ typeface: 'geometric' });
    expect(css.match(/@font-face/g)).toHaveLength(css.match(/font-display:optional/g)?.length ?? 0);
  });
});
