import { describe, expect, it } from 'vitest';
import { criticalCss, namesIn } from './criticalCss.ts';

const names = namesIn('<p class="a b" data-size="small">', 'zh-Hans');

describe('critical CSS of a page’s classes, variants and language', () => {
  it.each([
    ['rules of other classes fall away, the rest keeps its order', '.a{c:d}.x{c:d}.b{c:d}', '.a{c:d}.b{c:d}'],
    ['rules without a class stay', ':root{--a:1}h1,[data-x]{c:d}', ':root{--a:1}h1,[data-x]{c:d}'],
    ['every class of a selector must occur', '.a .x{c:d}.a.b>p{c:d}', '.a.b>p{c:d}'],
    ['one selector of several is enough', '.x,.a:hover{c:d}', '.x,.a:hover{c:d}'],
    ['what a condition excludes need not occur', '.a:not(.x,:is(.y)){c:d}', '.a:not(.x,:is(.y)){c:d}'],
    ['of a choice of conditions one must occur', '.b:is(.x,.a){c:d}.a:is(.x,.y){c:d}', '.b:is(.x,.a){c:d}'],
    ['rules of other variants fall away', '.a[data-size=small]{c:d}.a[data-size=large]{c:d}', '.a[data-size=small]{c:d}'],
    [
      'a rule of either look stays',
      '[data-theme=light]{c:d}.a[data-theme=dark]{c:d}',
      '[data-theme=light]{c:d}.a[data-theme=dark]{c:d}',
    ],
    ['an attribute other than of a variant need not occur', '.a[href$=".svg"]{c:d}', '.a[href$=".svg"]{c:d}'],
    ['rules below a condition are cut too', '@media (x){.a{c:d}.x{c:d}}', '@media (x){.a{c:d}}'],
    ['a condition without rules falls away', '@media (x){@supports (y){.x{c:d}}}.b{c:d}', '.b{c:d}'],
    ['other statements stay whole', '@import "x";@font-face{c:d}', '@import "x";@font-face{c:d}'],
    [
      'animations that no rule names fall away',
      '@keyframes x{to{c:d}}@keyframes y{to{c:d}}.x{animation:x}.a{animation:y}',
      '.a{animation:y}@keyframes y{to{c:d}}',
    ],
    ['rules of other languages fall away', ':root:lang(ja){c:d}:root:lang(zh){c:d}', ':root:lang(zh){c:d}'],
    ['so do rules of the other direction', '.a:is(:lang(ar),:lang(he)){c:d}.a:not(:lang(ar)){c:d}', '.a:not(:lang(ar)){c:d}'],
    ['braces in strings are not braces', `.a::after{content:"}\\"{"}.x{c:'}'}.b{c:d}`, '.a::after{content:"}\\"{"}.b{c:d}'],
    ['nested rules share the fate of theirs', '.x{c:d;& .a{c:d}}.a{& .x{c:d}}', '.a{& .x{c:d}}'],
  ])('%s', (_title, css, left) => expect(criticalCss(css)(names)).toBe(left));
});

it('reads the classes and variants of HTML', () => {
  const html = '<p class="a b"><i data-class="x">class="y"</i><svg class="c"/></p>';
  expect([...namesIn(html, 'en')]).toEqual(['a', 'b', 'c', '[data-class=x]', ':lang(en)']);
});

it('leaves out what is in a menu, which is closed while the page is drawn', () => {
  const html = '<nav class="a" popover="auto"><p class="x">\n</p></nav><nav class="b"><p class="c"></p></nav>';
  expect([...namesIn(html, 'en')]).toEqual(['a', 'b', 'c', ':lang(en)']);
});
