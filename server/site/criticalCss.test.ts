import { describe, expect, it } from 'vitest';
import { criticalCss, namesIn } from './criticalCss.ts';

const names = namesIn('<p class="a b">', 'zh-Hans');

describe('critical CSS of a page’s classes and language', () => {
  it.each([
    ['rules of other classes fall away, the rest keeps its order', '.a{c:d}.x{c:d}.b{c:d}', '.a{c:d}.b{c:d}'],
    ['rules without a class stay', ':root{--a:1}h1,[data-x]{c:d}', ':root{--a:1}h1,[data-x]{c:d}'],
    ['every class of a selector must occur', '.a .x{c:d}.a.b>p{c:d}', '.a.b>p{c:d}'],
    ['one selector of several is enough', '.x,.a:hover{c:d}', '.x,.a:hover{c:d}'],
    ['classes in conditions need not occur', '.a:not(.x,:is(.y)){c:d}:is(.x,.a){c:d}', '.a:not(.x,:is(.y)){c:d}:is(.x,.a){c:d}'],
    ['nor does what stands in an attribute', '.a[href$=".svg"]{c:d}', '.a[href$=".svg"]{c:d}'],
    ['rules below a condition are cut too', '@media (x){.a{c:d}.x{c:d}}', '@media (x){.a{c:d}}'],
    ['a condition without rules falls away', '@media (x){@supports (y){.x{c:d}}}.b{c:d}', '.b{c:d}'],
    ['other statements stay whole', '@import "x";@font-face{c:d}', '@import "x";@font-face{c:d}'],
    [
      'animations that no rule names fall away',
      '@keyframes x{to{c:d}}@keyframes y{to{c:d}}.x{animation:x}.a{animation:y}',
      '.a{animation:y}@keyframes y{to{c:d}}',
    ],
    ['rules of other languages fall away', ':root:lang(ja){c:d}:root:lang(zh){c:d}', ':root:lang(zh){c:d}'],
    ['languages in conditions need not be the page’s', '.a:is(:lang(ar),:lang(he)){c:d}', '.a:is(:lang(ar),:lang(he)){c:d}'],
    ['braces in strings are no braces', `.a::after{content:"}\\"{"}.x{c:'}'}.b{c:d}`, '.a::after{content:"}\\"{"}.b{c:d}'],
    ['nested rules share the fate of theirs', '.x{c:d;& .a{c:d}}.a{& .x{c:d}}', '.a{& .x{c:d}}'],
  ])('%s', (_title, css, left) => expect(criticalCss(css)(names)).toBe(left));
});

it('reads the classes of HTML', () => {
  const html = '<p class="a b"><i data-class="x">class="y"</i><svg class="c"/></p>';
  expect([...namesIn(html, 'en')]).toEqual(['a', 'b', 'c', ':lang(en)']);
});
