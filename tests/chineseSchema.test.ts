import { expect, it } from 'vitest';
import { blockSchemas, blockTypes } from '#schemas/blockSchemas.ts';
import { findings } from '#schemas/lint/findings.ts';
import { blockSettings, settings } from '../admin-preview/settings/settings.ts';
import { createSay } from '../admin-preview/texts/say.ts';
import { loadToolTexts } from '../admin-preview/texts/toolLanguages.ts';
import { schema } from '../admin-preview/texts/CN/schema/schema.ts';

const described = [...settings, ...blockTypes.flatMap(blockSettings), ...blockTypes.map((type) => blockSchemas[type])];
const explanations = Object.values(findings).map(({ explanation }) => explanation);
const shown = new Set([...described.flatMap(({ title, description }) => [title, description]), ...explanations]);

it('the tool says every title, description and explanation of the schemas in Chinese; add what is missing to CN/schema', () => {
  expect([...shown].filter((text) => !/[\u4e00-\u9fff]/.test(schema[text] ?? ''))).toEqual([]);
});

it.each(['EN', 'CN'] as const)(
  'in %s it says no title by a name of the program, and no code of the requirements',
  async (language) => {
    const { texts, schema: own } = await loadToolTexts(language);
    const { ofSchema } = createSay(texts, own);
    expect(described.map(({ title }) => ofSchema(title)).filter((title) => /\b(?!iOS)[a-z]+[A-Z]|_/.test(title))).toEqual([]);
    expect([...shown].map(ofSchema).filter((text) => /\b(?!BCP)[A-Z]{2,}-\d/.test(text))).toEqual([]);
  },
);

it('nothing is translated that no schema says', () => {
  // Paths come in two sentences, of which a call has one.
  const spare = Object.keys(schema).filter((text) => !shown.has(text) && !text.startsWith('Path'));
  expect(spare).toEqual([]);
});
