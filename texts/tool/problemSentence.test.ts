import { describe, expect, it } from 'vitest';
import { journeyNames } from '#schemas/judge/journeys/journey.ts';
import { findings } from '#schemas/judge/findings/findings.ts';
import { problem } from '#schemas/base/json/problem.ts';
import { inEnglish, isToolText } from './toolTranslator.ts';
import { samplePreset } from '../../admin-preview/model/testing/sampleView.ts';
import { problemSentence } from './problemSentence.ts';

const t = inEnglish;
const sentence = (...args: Parameters<typeof problem>) => problemSentence(t, problem(...args), samplePreset);

describe('problem sentences', () => {
  it('exist for everything that lint rules find', () => {
    expect(Object.keys(findings).filter((code) => !isToolText(`problem.${code}`))).toEqual([]);
  });

  it('exist for every journey', () => {
    expect(journeyNames.filter((name) => !isToolText(`journey.${name}`))).toEqual([]);
  });

  it.each<[Parameters<typeof problem>, string]>([
    [['schema.maxLength', '/template/parameters/title', { limit: 60 }], 'Site title may have at most 60 characters.'],
    [
      ['schema.type', '/template/layout/home/1/props/count', { type: 'integer' }],
      'Home › Hot games › Games must be a whole number.',
    ],
    [
      ['list.unknown', '/template/parameters/footer_nav', { word: 'wallet' }],
      'Footer order: “wallet” is unknown and is ignored.',
    ],
    [
      ['footer.itemHidden', '/template/parameters/footer_nav', { item: 'chat', switch: 'CBS3' }],
      'The footer item “Chat” is never shown: the switch CBS3 is off.',
    ],
    [
      ['footer.itemHidden', '/template/parameters/footer_nav', { item: 'chat', switch: '' }],
      'The footer item “Chat” is never shown.',
    ],
    [
      ['footer.itemHidden', '/template/parameters/footer_nav', { item: 'service', switch: '', call: 'service' }],
      'The footer item “Support” is never shown: the platform has no address for it.',
    ],
    [
      ['entry.hidden', '/template/layout/home/1/props/rows', { entry: 'affiliate', list: 'rows', call: 'service' }],
      'Home › Hot games: the entry “Affiliate support” is hidden from everyone.',
    ],
    [
      ['contrast.low', '/template/theme/dark/brand', { role: 'brand', on: 'surface', ratio: 2.1, needed: 3 }],
      'Dark theme › Brand: contrast 2.1 on Surface, needs 3.',
    ],
    [
      ['url.unsafe', '/template/theme/logo', { url: 'javascript:1', reason: 'scheme' }],
      'Logo: the address cannot be used (only https is allowed).',
    ],
    [
      ['withdraw.noCard', '/template/behaviour/platform/paths/addBankCard', { call: 'addBankCard', journey: 'money' }],
      'Deposit and withdrawal › Withdrawals go to a bank card, which no member can add.',
    ],
    [['schema.minimum', '/template/behaviour/timings/toastMs', { limit: 500 }], 'Message must be at least 500 ms.'],
    [['schema.maximum', '/template/behaviour/timings/toastMs', { limit: 20_000 }], 'Message must be at most 20 sec.'],
    [
      ['schema.maximum', '/template/layout/home/0/props/autoplayMs', { limit: 60_000 }],
      'Home › Banners › Next after must be at most 1 min.',
    ],
    [
      ['setting.notRead', '/template/behaviour/app/reofferDays', { blocks: ['download-bar', 'download-offers'] }],
      'Offered again after has no effect: no block that reads it is placed (Download bar, App offers).',
    ],
    [
      ['text.notSaid', '/template/strings/EN/jackpot.about', { blocks: ['jackpot'] }],
      'Custom texts › English › “Approx. {{amount}}” is never shown: no block with it is placed (Jackpot).',
    ],
    [['some.news', '/switches/CBS3'], 'Live chat: some.news'],
  ])('%o', (args, expected) => {
    expect(sentence(...args)).toBe(expected);
  });
});
