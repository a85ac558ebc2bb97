import { beforeEach, expect, it } from 'vitest';
import { keepSinceLanguage, sinceLanguage } from './sinceLanguage.ts';

beforeEach(() => localStorage.clear());

it.each([
  ['the operator’s, where the site speaks it', ['MY', 'EN'], 'MY', undefined, 'EN'],
  ['the site’s, where it does not', ['MY', 'TH'], 'MY', undefined, 'MY'],
  ['that of the phone, where the operator has changed it', ['MY', 'EN', 'TH'], 'TH', undefined, 'TH'],
  ['the last that was chosen', ['MY', 'EN', 'TH'], 'MY', 'TH', 'TH'],
  ['the operator’s, where the site does not speak the last one', ['MY', 'EN'], 'MY', 'TH', 'EN'],
] as const)('releases are compared in %s', (_title, languages, onPhone, kept, expected) => {
  if (kept) keepSinceLanguage(kept);
  expect(sinceLanguage({ languages, onPhone, own: 'EN' })).toBe(expected);
});
