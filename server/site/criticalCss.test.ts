import { describe, expect, it } from 'vitest';
import { classesIn, criticalCss } from './criticalCss.ts';

const classes = new Set(['a', 'b']);

describe('critical CSS of a page’s classes', () => {
  it.each([
    ['rules of other classes fall away, the rest keeps its order', '.a{c:d}.x{c:d}.b{c:d}', '.a{c:d}.b{c:d}'],
    ['rules without a class stay', ':root{--a:1}h1,[data-x]{c:d}', ':root{--a:1}h1,[data-x]{c:d}'],
    ['every class of a selector must occur', '.a .x{c:d}.a.b>p{c:d}', '.a.b>p{c:d}'],
    ['one selector of several is enough', '.x,.a:hover{c:d}', '.x,.a:hover{c:d}'],
    ['classes in conditions need not occur', '.a:not(.x,:is(.y)){c:d}:is(.x,.a){c:d}', '.a:not(.x,:is(.y)){c:d}:is(.x,.a){c:d}'],
    ['nor does what stands in an attribute', '.a[href$=".svg"]{c:d}', '.a[href$=".svg"]{c:d}'],
    ['rules below a condition are cut too', '@media (x){.a{c:d}.x{c:d}}', '@media (x){.a{c:d}}'],
    ['a condition without rules falls away', '@media (x){@supports (y){.x{c:d}}}.b{c:d}', '.b{c:d}'],
    ['other statements stay whole', '@import "x";@keyframes x{0%{c:d}to{c:d}}', '@import "x";@keyframes x{0%{c:d}to{c:d}}'],
    ['braces in strings are no braces', `.a::after{content:"}\\"{"}.x{c:'}'}.b{c:d}`, '.a::after{content:"}\\"{"}.b{c:d}'],
    ['nested rules share the fate of theirs', '.x{c:d;& .a{c:d}}.a{& .x{c:d}}', '.a{& .x{c:d}}'],
  ])('%s', (_title, css, left) => expect(criticalCss(css)(classes)).toBe(left));
});

it('reads the classes of HTML', () => {
  expect([...classesIn('<p class="a b"><i data-class="x">class="y"</i><svg class="c"/></p>')]).toEqual(['a', 'b', 'c']);
});
