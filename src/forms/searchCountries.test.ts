import { expect, it } from 'vitest';
import { countryNames, searchCountries } from './searchCountries.ts';

const countries = [
  { code: 'VN', name: 'Vietnam', dialingCode: '84' },
  { code: 'TR', name: 'Turkey', dialingCode: '90' },
  { code: 'US', name: 'United States', dialingCode: '1' },
  { code: 'ZZ', name: 'Nowhere', dialingCode: '999' },
];

it.each([
  ['EN', '', ['VN', 'TR', 'US', 'ZZ']],
  ['EN', 'viet', ['VN']],
  ['EN', '  STATES ', ['US']],
  ['EN', 'turkiye', ['TR']],
  ['EN', 'turkey', ['TR']],
  ['EN', 'us', ['US']],
  ['EN', '+84', ['VN']],
  ['EN', '0084', ['VN']],
  ['EN', '9', ['TR', 'ZZ']],
  ['EN', '4', []],
  ['EN', '0', []],
  ['CN', '越南', ['VN']],
  ['AR', 'فيتنام', ['VN']],
  ['VN', 'viet nam', ['VN']],
  ['KH', 'វៀតណាម', ['VN']],
  ['KR', '베트남', ['VN']],
  ['EN', 'atlantis', []],
] as const)('in %s, %j finds %j', (language, search, codes) => {
  const found = searchCountries(countries, search, countryNames(language));
  expect(found.map(({ code }) => code)).toEqual(codes);
});
