import { expect, test } from '@playwright/test';
import { VIEWPORT } from './checkCase.ts';
import { findLayoutFaults } from '../../src/lib/findLayoutFaults.ts';

test.use({ viewport: VIEWPORT });

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän';
const control = (style: string, word = 'Go') => `<button style="position:absolute;padding:0;${style}">${word}</button>`;

/** A small page for each rule with the fault, and the same page without it. */
const pages = [
  ['overflow', `<p style="width:400px">wide</p>`, `<p style="max-width:100%">narrow</p>`],
  ['overflow', `<p>${LONG}${LONG}</p>`, `<p style="overflow-wrap:anywhere">${LONG}${LONG}</p>`],
  [
    'overflow',
    `<div dir="rtl"><p style="width:400px">wide</p></div>`,
    `<div style="overflow-x:auto"><p style="width:400px">a rail</p></div>`,
  ],
  ['cut off', `<p style="width:100px;overflow:hidden">${LONG}</p>`, `<p style="width:100px;overflow:auto">${LONG}</p>`],
  [
    'cut off',
    `<p style="height:20px;overflow:hidden">one<br>two<br>three</p>`,
    `<p style="min-height:20px;overflow:hidden">one<br>two</p>`,
  ],
  [
    'cut off',
    `<div style="width:100px;overflow:hidden"><p style="width:200px">${LONG}</p></div>`,
    `<div style="width:100px;overflow:hidden"><p style="width:200px;transform:translateX(-10px)">${LONG}</p></div>`,
  ],
  [
    'shortened',
    `<p style="width:100px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${LONG}</p>`,
    `<p style="width:300px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">short</p>`,
  ],
  [
    'shortened',
    `<p style="width:100px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1">one two three four five six</p>`,
    `<p style="width:300px;overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1">one</p>`,
  ],
  [
    'collision',
    '<p>Balance</p><p style="margin-top:-32px">1,234.50</p>',
    '<p>Balance</p><p style="margin-top:-8px">1,234.50</p>',
  ],
  [
    'overlap',
    control('left:0;top:0;width:80px;height:40px') + control('left:20px;top:0;width:80px;height:40px', 'Back'),
    control('left:0;top:0;width:80px;height:40px') + control('left:80px;top:0;width:80px;height:40px', 'Back'),
  ],
  [
    'overlap',
    `<button style="width:80px;height:40px">Go</button><div style="margin-top:-40px;height:40px;position:relative"></div>`,
    `<button style="width:80px;height:40px">Go</button><div style="margin-top:-40px;height:40px;position:relative;pointer-events:none"></div>`,
  ],
  [
    'target',
    control('left:0;top:0;width:20px;height:20px') + control('left:20px;top:0;width:20px;height:20px', 'No'),
    control('left:0;top:0;width:20px;height:20px') + control('left:40px;top:0;width:20px;height:20px', 'No'),
  ],
  [
    'target',
    `<p><a href="#a" style="display:inline-block;line-height:12px">one</a><br><a href="#b" style="display:inline-block;line-height:12px">two</a></p>`,
    `<p style="line-height:12px">Read <a href="#a">one</a><br>and <a href="#b">two</a>.</p>`,
  ],
] as const;

for (const [index, [rule, faulty, sound]] of pages.entries())
  test(`${rule}, example ${index + 1}: reported in the faulty page, and nothing in the corrected one`, async ({ page }) => {
    const rulesOf = async (html: string) => {
      await page.setContent(`<!doctype html><html lang="en"><body style="margin:8px;font:16px sans-serif">${html}`);
      return [...new Set((await page.evaluate(findLayoutFaults, undefined)).map((fault) => fault.rule))];
    };
    expect(await rulesOf(faulty)).toContain(rule);
    expect(await rulesOf(sound)).toEqual([]);
  });
