import { describe, expect, it } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { errorTexts } from '#schemas/declare/names/errorTexts.ts';
import { entries } from '#schemas/judge/entries/entries.ts';
import { blockSettings, settingAt, settings } from '#schemas/declare/settings/settings.ts';
import { showValue } from './showValue.ts';
import { texts } from '../generated/en/tool.ts';
import { isToolText, inEnglish } from './toolTranslator.ts';
import { choiceName, rightName } from './words.ts';

/** Words of protocols, which have no other name. */
const asTheyAre = ['vendor', 'vassalage', 'des', 'tripledes', 'aes-128', 'aes-256'];

it('names every choice of every setting', () => {
  const all = [...settings, ...blockTypes.flatMap(blockSettings)].filter(
    ({ widget }) => widget === 'select' || widget === 'words' || widget === 'category-list',
  );
  const unnamed = all.flatMap(({ pointer, choices }) =>
    choices.filter((word) => !asTheyAre.includes(word) && choiceName(inEnglish, pointer, word) === word),
  );
  expect(unnamed).toEqual([]);
});

it('names the right side of every pair, but for codes and keys', () => {
  const codes = ['Lott', 'ZY', 'Elott', 'SEA', ...errorTexts];
  const unnamed = settings.flatMap(({ pointer, pair }) =>
    (pair?.right ?? []).filter((word) => !codes.includes(word) && rightName(inEnglish, pointer, word) === word),
  );
  expect(unnamed).toEqual([]);
});

it.each([
  ['/template/behaviour/content/chatLanguage', 'page', 'Page language'],
  ['/template/layout/header/0/props/member', 'page', 'Member centre'],
  ['/template/layout/trial/0/props/start', 'open', 'When the page opens'],
  ['/template/behaviour/gates/deposit', 'open', 'Everyone'],
  ['/template/behaviour/platform/statusPages', 'open', 'Open'],
  ['/template/behaviour/platform/moduleCalls', 'profitLoss', 'Module: profit and loss'],
  ['/template/layout/home/0/props/games', 'all', 'First of all games'],
  ['/template/layout/securityCentre/0/props/rows', 'paymentPassword', 'Payment password'],
  ['/template/layout/gameRecords/0/props/categories', 'RNG', 'Slots'],
])('%s: %s is “%s”', (pointer, word, name) => {
  expect(choiceName(inEnglish, pointer, word)).toBe(name);
});

it.each([
  ['/template/behaviour/content/richText', ['p', 'a', 'b'], 'p, a, b'],
  [
    '/template/behaviour/gates/pages',
    ['/m/feedback=formal', '/m/help=agent'],
    '/m/feedback: Full members; guests log in first, /m/help: Agents',
  ],
  ['/template/behaviour/platform/moduleCalls', ['wallet='], 'wallet: empty'],
  ['/template/behaviour/menus/vip/switch', 'VIPBENEFIT3', 'VIP benefits'],
  ['/template/behaviour/menus/vip/switch', 'GONE', '“GONE”'],
  ['/template/behaviour/content/chatLanguage', 'page', 'Page language'],
  ['/template/behaviour/timings/toastMs', 1500, '1.5 sec'],
  ['/template/behaviour/responsible/idleMinutes', 120, '2 hr'],
  ['/template/behaviour/app/reofferDays', 1, '1 day'],
])('says the value of %s', (pointer, value, said) => {
  expect(showValue(inEnglish, settingAt(pointer) ?? { widget: 'text', choices: [], pointer }, value)).toBe(said);
});

it('says the entries of a list of choices by their names', () => {
  const listed = blockSettings('right-menu').find(({ pointer }) => pointer === '/entries');
  expect(listed && showValue(inEnglish, listed, ['vip', 'messages'])).toBe('VIP benefits, Messages');
});

describe('entries of blocks', () => {
  const ofBlocks = blockTypes.flatMap((block) => {
    const group: Readonly<Record<string, unknown>> = Object.entries(entries).find(([name]) => name === block)?.[1] ?? {};
    return Object.keys(group).map((name) => ({ block, name }));
  });
  const social = Object.keys(entries.social).map((name) => ({ block: 'login-form' as const, name }));

  it('have a name: a text of their own, the title of a setting, or a word of a list', () => {
    const nameless = [...ofBlocks, ...social].filter(
      ({ block, name }) =>
        !isToolText(`entry.${name}`) &&
        !blockSettings(block).some(({ pointer, choices }) => pointer === `/${name}` || choices.includes(name)),
    );
    expect(nameless).toEqual([]);
  });

  it('have no text that no entry is called by', () => {
    const names = new Set([...ofBlocks, ...social].map(({ name }) => `entry.${name}`));
    expect(Object.keys(texts).filter((key) => key.startsWith('entry.') && !names.has(key))).toEqual([]);
  });
});
