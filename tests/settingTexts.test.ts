import { describe, expect, it } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { findings } from '#schemas/judge/findings/findings.ts';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { switchNames } from '#schemas/declare/names/switchNames.ts';
import { type SettingText, settingTextKey } from '#texts/settingTextKey.ts';
import { blockSettings, settings } from '#schemas/declare/settings/settings.ts';
import { createToolTranslator } from '#texts/tool/toolTranslator.ts';
import { loadToolTexts, toolLanguages } from '../admin-preview/kit/texts/toolLanguages.ts';
import { settingAreas } from '../scripts/texts/settingTexts.ts';

const both = ['title', 'description'] as const;

/** Everything of the schemas that the tool says: address and name of the text. */
const said: [string, SettingText][] = [
  ...[
    ...settings.map(({ address }) => address),
    ...switchNames.map((name) => pointerTo('switches', name)),
    ...blockTypes.map((block) => pointerTo('blocks', block)),
    ...blockTypes.flatMap((block) => blockSettings(block).map(({ address }) => address)),
  ].flatMap((address) => both.map((text): [string, SettingText] => [address, text])),
  ...menuEntries.map((name): [string, SettingText] => [pointerTo('template', 'behaviour', 'menus', name), 'title']),
  ...settings.flatMap(({ pointer, pair }) =>
    Object.keys(pair?.usual ?? {}).map((name): [string, SettingText] => [pointer + pointerTo(name), 'title']),
  ),
  ...Object.keys(findings).map((code): [string, SettingText] => [pointerTo('findings', code), 'explanation']),
];

it('has a key for every title, description and explanation of the schemas that the tool says, and for no other', () => {
  const keys = settingAreas.flatMap(({ english }) => Object.keys(english));
  const wanted = new Set(said.map(([address, text]) => settingTextKey(address, text)));
  expect(keys.toSorted()).toEqual([...wanted].toSorted());
});

describe.each(toolLanguages)('in %s the tool', (language) => {
  it('says no title by a name of the program, and no code of the requirements', async () => {
    const t = createToolTranslator(language, await loadToolTexts(language));
    const titles = said.flatMap(([address, text]) => (text === 'title' ? [t.declared(address, text)] : []));
    expect(titles.filter((title) => /\b(?!iOS)[a-z]+[A-Z]|_/.test(title))).toEqual([]);
    expect(said.map((each) => t.declared(...each)).filter((text) => /\b(?!BCP)[A-Z]{2,}-\d/.test(text))).toEqual([]);
  });
});

it('in Chinese it says something else than in English', async () => {
  const [english, chinese] = await Promise.all([loadToolTexts('EN'), loadToolTexts('CN')]);
  const [sayEnglish, sayChinese] = [createToolTranslator('EN', english), createToolTranslator('CN', chinese)];
  expect(sayEnglish.declared('/template/parameters/title', 'title')).toBe('Site title');
  expect(sayChinese.declared('/template/parameters/title', 'title')).toBe('网站标题');
  expect(sayChinese.declared('/blocks/home-header', 'title')).not.toBe(sayEnglish.declared('/blocks/home-header', 'title'));
});
