import { longestWords } from '#texts/generated/longestWords.ts';

/** As long as the longest of the single words. */
const LONG = 200;

/** Texts that a layout must hold, before they are fitted to their schema's limits. */
export const hardTexts = {
  longWords: [
    ...Object.values(longestWords).map((words) => words.join(' ')),
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    'W'.repeat(LONG),
    `${'Many ordinary words, '.repeat(10)}and an end.`,
  ],
  emoji: ['👩‍👩‍👧‍👦🏳️‍🌈🇦🇪🇻🇳🫱🏽‍🫲🏿'.repeat(8)],
  mixedDirection: ['VIP مرحبا بالعالم 123 (שלום) <b>&amp;</b> 龍門客棧 ខ្មែរ ไทย 😀', 'لوحة abc المتصدرين 1,234.50- النهائية!'],
  scripts: [`${'e\u0301\u0323\u0302'.repeat(20)} ก็่้ั`],
  short: ['i', '0'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
