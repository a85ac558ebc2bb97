import { blocks } from '#schemas/declare/blocks/blocks.ts';
import { declaredCalls, movableCalls, numberCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { moduleTitles } from '#schemas/declare/calls/moduleIds.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { findings } from '#schemas/judge/findings/findings.ts';
import { menuFacts } from '#schemas/declare/pages/menuEntries.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { loadingTitles } from '#schemas/declare/names/loadingSeconds.ts';
import { releaseSchema } from '#schemas/declare/release/release.schema.ts';
import { schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { type SettingText, settingTextKey, settingTextNames } from '#texts/settingTextKey.ts';

/** Codes of the requirements, as "(CALL-03, LOGIN-20)": for readers of the reference, not for operators. */
const CODES = / ?\((?=[^)]*-\d)[A-Z]+(?:-\d+)?(?:(?:, | to )[A-Z]+(?:-\d+)?)*\)/g;

/** Limits by place: a title is one line, the others are below it. */
const maxLengths: Readonly<Record<SettingText, number>> = { title: 60, description: 300, explanation: 300 };

interface DeclaredText {
  readonly address: string;
  readonly name: SettingText;
  readonly english: string;
}

const declaredAt = (address: string, declaration: Readonly<Record<string, unknown>>): DeclaredText[] =>
  settingTextNames.flatMap((name) => {
    const english = declaration[name];
    return typeof english === 'string' ? [{ address, name, english: english.replaceAll(CODES, '') }] : [];
  });

/** The settings of a schema: the leaves that ask for a control. */
const settingsOf = (schema: unknown, address = ''): DeclaredText[] =>
  schemaLeaves(schema)
    .filter((leaf) => isObject(leaf.schema['x-ui']))
    .flatMap((leaf) => declaredAt(address + leaf.pointer, leaf.schema));

const platform = (key: string) => pointerTo('template', 'behaviour', 'platform', key);

/** What operators call the names of the tables that pairs change. */
const tableNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [platform('paths')]: Object.fromEntries(movableCalls.map((call) => [call, `Path: ${declaredCalls[call].title}`])),
  [platform('numberFields')]: Object.fromEntries(
    numberCalls.map((call) => [call, `Mobile number: ${declaredCalls[call].title}`]),
  ),
  [platform('modules')]: Object.fromEntries(Object.entries(moduleTitles).map(([name, title]) => [name, `Module: ${title}`])),
  [pointerTo('template', 'behaviour', 'timings', 'waits')]: loadingTitles,
};

const declaredTexts: readonly DeclaredText[] = [
  ...settingsOf(releaseSchema),
  ...Object.entries(tableNames).flatMap(([pointer, titles]) =>
    Object.entries(titles).flatMap(([name, title]) => declaredAt(pointer + pointerTo(name), { title })),
  ),
  ...Object.entries(menuFacts).flatMap(([name, { title }]) =>
    declaredAt(pointerTo('template', 'behaviour', 'menus', name), { title }),
  ),
  ...Object.entries(blocks).flatMap(([block, { schema }]) => {
    const address = pointerTo('blocks', block);
    return [...declaredAt(address, schema), ...settingsOf(schema, address)];
  }),
  ...Object.entries(findings).flatMap(([code, { explanation }]) => declaredAt(pointerTo('findings', code), { explanation })),
];

/** The file that the translations of a declaration are in: `settings/parameters`, `settings/blocks`. */
function areaOf(address: string): string {
  const [root = '', part = ''] = keysOf(address);
  return `settings/${root === 'template' ? part : root}`;
}

const areaNames = [...new Set(declaredTexts.map(({ address }) => areaOf(address)))];

/** Texts of the schemas for operators, as areas: English is written in the schemas, and a setting's own words are its note. */
export const settingAreas = areaNames.map((name) => {
  const own = declaredTexts.filter(({ address }) => areaOf(address) === name);
  const english: Readonly<Record<string, string>> = Object.fromEntries(
    own.map((text) => [settingTextKey(text.address, text.name), text.english]),
  );
  const noteOf = ({ address, name: text }: DeclaredText) => {
    const other = english[settingTextKey(address, text === 'title' ? 'description' : 'title')] ?? address;
    return {
      description: text === 'title' ? `The title of what is described so: ${other}` : `Stands below the title “${other}”.`,
      maxLength: maxLengths[text],
    };
  };
  return { name, english, notes: Object.fromEntries(own.map((text) => [settingTextKey(text.address, text.name), noteOf(text)])) };
});
