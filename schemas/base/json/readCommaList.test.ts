import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageCodes } from '../../declare/languages/languages.ts';
import { footerItems } from '../../declare/release/templateParameters.schema.ts';
import { readCommaList } from './readCommaList.ts';

const read = (text: string, allowed: readonly string[]) => {
  const { items, problems } = readCommaList(text, allowed, '/list');
  return {
    items: items.join(' '),
    faults: problems.map(({ code, params }) => `${code.replace('list.', '')}:${String(params['word'])}`).join(' '),
  };
};

test.each([
  // text, items, faults
  ['', '', ''],
  [' ', '', ''],
  [',', '', ''],
  [',,,', '', ''],
  [' , ,\t,\n', '', ''],
  ['EN', 'EN', ''],
  ['EN,CN', 'EN CN', ''],
  ['CN,EN', 'CN EN', ''],
  ['VN,TH,EN', 'VN TH EN', ''],
  ['EN,CN,VN,TH,ID,AR', 'EN CN VN TH ID AR', ''],
  [' EN', 'EN', ''],
  ['EN ', 'EN', ''],
  [' EN , CN ', 'EN CN', ''],
  ['EN\t,\nCN', 'EN CN', ''],
  ['\u00a0EN\u3000', 'EN', ''],
  [',EN', 'EN', ''],
  ['EN,', 'EN', ''],
  ['EN,,CN', 'EN CN', ''],
  ['en', 'EN', ''],
  ['eN,Cn', 'EN CN', ''],
  ['EN,EN', 'EN', 'repeated:EN'],
  ['EN,en', 'EN', 'repeated:en'],
  ['EN,CN,EN,CN', 'EN CN', 'repeated:EN repeated:CN'],
  ['EN, EN ,EN', 'EN', 'repeated:EN repeated:EN'],
  ['FR', '', 'unknown:FR'],
  ['EN,FR', 'EN', 'unknown:FR'],
  ['FR,EN', 'EN', 'unknown:FR'],
  ['FR,FR', '', 'unknown:FR unknown:FR'],
  ['EN,FR,EN', 'EN', 'unknown:FR repeated:EN'],
  ['EN CN', '', 'unknown:EN CN'],
  ['EN;CN', '', 'unknown:EN;CN'],
  ['EN，CN', '', 'unknown:EN，CN'],
  ['EN-US', '', 'unknown:EN-US'],
  ['E', '', 'unknown:E'],
  ['ENG', '', 'unknown:ENG'],
  ['"EN"', '', 'unknown:"EN"'],
  ['[EN,CN]', '', 'unknown:[EN unknown:CN]'],
  ['null', '', 'unknown:null'],
  ['__proto__', '', 'unknown:__proto__'],
  ['constructor,toString', '', 'unknown:constructor unknown:toString'],
  ['EN\u0000', '', 'unknown:EN\u0000'],
  ['😀,EN', 'EN', 'unknown:😀'],
])('languages %j', (text, items, faults) => {
  expect(read(text, languageCodes)).toEqual({ items, faults });
});

test.each([
  ['home,activity,deposit,service,member', 'home activity deposit service member', ''],
  ['member,service,deposit,activity,home', 'member service deposit activity home', ''],
  ['home', 'home', ''],
  ['Home,MEMBER', 'home member', ''],
  ['home,homes', 'home', 'unknown:homes'],
  ['home,activity,home', 'home activity', 'repeated:home'],
  ['invite,withdraw,chat,notice', 'invite withdraw chat notice', ''],
  ['home, deposit ,, member,', 'home deposit member', ''],
  ['home/deposit', '', 'unknown:home/deposit'],
  ['1,2,3', '', 'unknown:1 unknown:2 unknown:3'],
])('footer %j', (text, items, faults) => {
  expect(read(text, footerItems)).toEqual({ items, faults });
});

test('every problem carries the cleaned list as its fix', () => {
  const { problems } = readCommaList(' cn,FR,,EN,EN', languageCodes, '/template/parameters/language');
  const fix = { op: 'set', pointer: '/template/parameters/language', value: 'CN,EN' };
  expect(problems).toMatchObject([
    { code: 'list.unknown', severity: 'warning', document: 'template', fix },
    { code: 'list.repeated', severity: 'warning', document: 'template', fix },
  ]);
});

test('whatever is sent, what comes out is known, unrepeated, and reads back the same without a problem', () => {
  const word = fc.oneof(fc.constantFrom<string>(...footerItems), fc.string());
  fc.assert(
    fc.property(
      fc.array(word).map((words) => words.join(',')),
      (text) => {
        const { items } = readCommaList(text, footerItems, '');
        expect(new Set(items).size).toBe(items.length);
        expect(readCommaList(items.join(','), footerItems, '')).toEqual({ items, problems: [] });
      },
    ),
  );
});
