import { expect, it } from 'vitest';
import { codeMessage, recoverMessage } from './composeMessage.ts';

const head = { merchantCode: 'lantern', brand: 'Lantern', language: 'EN', origin: 'https://lantern.example' } as const;
const MINUTE_MS = 60_000;

it.each([
  ['EN', 1, 'valid for 1 minute.'],
  ['EN', 5, 'valid for 5 minutes.'],
  ['AR', 1, 'لمدة دقيقة واحدة'],
  ['AR', 2, 'لمدة دقيقتين'],
  ['AR', 5, 'لمدة 5 دقائق'],
  ['AR', 30, 'لمدة 30 دقيقة'],
  ['VN', 1, 'trong 1 phút'],
] as const)('in %s, a code is valid for %i minutes by the grammar of the language', (language, minutes, words) => {
  expect(codeMessage({ ...head, language }, '+4470', '123456', minutes * MINUTE_MS).text).toContain(words);
});

it.each(['{{code}}', '$t(changed)', '$&', '<b>'])('a brand named %s is only a brand', (brand) => {
  const { text } = codeMessage({ ...head, brand }, '+4470', '123456', 5 * MINUTE_MS);
  expect(text).toMatch(/: your verification code is 123456\. /);
  expect(text.startsWith(`${brand}:`)).toBe(true);
});

it('a link is in the mail as it is', () => {
  const { text, answer } = recoverMessage(head, 'mia@players.example', 'a/b&c', 30 * MINUTE_MS);
  expect(text).toContain(`within 30 minutes:\n\n${answer}\n\n`);
  expect(answer).toBe('https://lantern.example/m/forget?token=a%2Fb%26c');
});
