import { expect, it } from 'vitest';
import { scanSecrets } from './scanSecrets.ts';

const RANDOM = 'aB3dE5fG7hJ9kL1mN3pQ5rS7tU9vW1xY3zA5bC7d';
/** Assembled, so that no scanner of repositories takes them for real ones. */
const stripe = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Title, text, and what must not be left of it. */
const planted: readonly (readonly [string, string, string])[] = [
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----\nMIIEpAIB\n-----END RSA PRIVATE KEY-----', 'MIIEpAIB'],
  ['a private key that was cut off', '-----BEGIN PRIVATE KEY-----\nMIIEpAIB', 'MIIEpAIB'],
  ['a JWT', 'see eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJzdWIi'],
  ['a JWE', 'eyJhbGciOiJkaXIifQ..aXY.Y2lwaGVy.dGFn', 'Y2lwaGVy'],
  ['an id of an AWS key', 'AKIAIOSFODNN7EXAMPLE', 'IOSFODNN'],
  ['a secret of AWS', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLE1K', 'wJalrXUtn'],
  ['a key of Google', `AIza${RANDOM.slice(0, 35)}`, 'AIzaaB3d'],
  ['a key of Stripe', stripe, '4eC39HqL'],
  ['a key of OpenAI', `sk-${RANDOM.slice(0, 30)}`, 'aB3dE5'],
  ['a token of GitHub', `ghp_${RANDOM.slice(0, 36)}`, 'aB3dE5'],
  ['a newer token of GitHub', `github_pat_11ABCDEFG0${RANDOM}`, 'aB3dE5'],
  ['a token of GitLab', 'glpat-aB3dE5fG7hJ9kL1mN3pQ', 'aB3dE5'],
  ['a token of Slack', ['xoxb', '1234567890', 'abcdef'].join('-'), '1234567890'],
  ['a token of npm', `npm_${RANDOM.slice(0, 36)}`, 'aB3dE5'],
  ['a key of SendGrid', `SG.${RANDOM.slice(0, 22)}.${RANDOM}`, 'aB3dE5'],
  ['a bot of Telegram', `123456789:${RANDOM.slice(0, 35)}`, 'aB3dE5'],
  ['a secret of a webhook', 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD', 'C2FVsBQI'],
  ['a token of ours', `livery_${'x'.repeat(43)}`, 'xxxx'],
  ['a short token of ours', 'livery_abcdefghijkl', 'abcdefgh'],
  ['a password after its name', 'login with password=hunter22', 'hunter22'],
  ['a password after a colon', 'Password: hunter22', 'hunter22'],
  ['a secret in JSON', '{"client_secret": "s3cr3t-value"}', 's3cr3t'],
  ['an environment', 'API_KEY=abc123def456', 'abc123'],
  ['Basic', 'Authorization: Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
  ['Bearer', 'Bearer abcdef123456', 'abcdef123456'],
  ['a text without measure', RANDOM, 'aB3dE5'],
  ['a card', 'pay to 4111 1111 1111 1111', '4111'],
  ['a card with dashes', '5500-0055-5555-5559', '5500'],
  ['an account', 'DE89 3704 0044 0532 0130 00', '3704'],
  ['an account without blanks', 'GB82WEST12345698765432', 'WEST'],
  ['a mail', 'write to mei.lin@example.com', 'mei.lin'],
  ['a phone', 'call +84 912 345 678', '912'],
  ['a phone with brackets', '+1 (555) 010-9999', '010'],
  ['a token in a query', 'https://a.example/x?token=opensesame&page=2', 'opensesame'],
  ['a key in a query', 'https://a.example/x?api_key=opensesame', 'opensesame'],
  ['a signature in a query', 'https://a.example/x?a=1&sig=opensesame', 'opensesame'],
  ['a signed address', 'https://s3.example/x?X-Amz-Signature=opensesame', 'opensesame'],
  ['a password in a query', '/m/home?password=opensesame', 'opensesame'],
  ['a token behind #', 'https://a.example/#access_token=opensesame', 'opensesame'],
  ['a webhook of Slack', 'https://hooks.slack.com/services/T000/B000/XXXX', 'B000'],
  ['name and password of an address', 'redis://ann:opensesame@db.example:6379', 'opensesame'],
  ['the same without a scheme', '//ann:opensesame@files.example/x', 'opensesame'],
  ['the same, escaped', 'https:%2F%2Fann%3Aopensesame%40files.example', 'opensesame'],
  ['the same, escaped twice', 'https:%252F%252Fann%253Aopensesame%2540files.example', 'opensesame'],
  ['an escaped token', 'https://a.example/go?to=https%3A%2F%2Fb.example%2F%3Ftoken%3Dopensesame', 'opensesame'],
  ['a password in Base64', base64('password=opensesame'), base64('password=opensesame').slice(0, 12)],
];

it.each(planted)('removes %s', (_title, text, secret) => {
  const { text: rest, kinds } = scanSecrets(text);
  expect([rest.includes(secret), kinds.length > 0]).toEqual([false, true]);
});

it.each([
  'Password: at least {{min}} characters',
  'Mật khẩu: ít nhất 8 ký tự',
  'Enter the code that we have sent to +{{country}} {{mobile}}',
  'Forgot your password?',
  '/m/gameCenter?vassalage=NOVR&type=SLOT',
  'https://help.example/faq?page=2#deposit',
  '2026-03-01T12:30:00.000Z',
  '/template/layout/home/3/banner-carousel',
  '#1a2b3c4d',
  '1234567890123',
  'linear-gradient(90deg, #fff 0%, #000 100%)',
  'https://a.example/media/aurora/aB3dE5fG7hJ9kL1mN3pQ5r/logo.avif',
  '/template/switches/MOBILENUMREG3/VIPBENEFIT3x',
  '/media/aurora/aB3dE5fG7hJ9kL1mN3pQ5r/logo.avif',
  'server 0042-media',
  'removePasskey=/wps/member/passkeys',
  'PGlite 18.0 (Debian)',
  'TypeError boot-4f3a.js:1:2034',
  'a1b2c3d4e5f60718293a4b5c6d7e8f90',
])('leaves %s as it is', (text) => {
  expect(scanSecrets(text)).toEqual({ text, kinds: [] });
});

it('keeps what stands around a secret, and names each kind once', () => {
  expect(scanSecrets('https://a.example/x?token=one&page=2&sig=two#top')).toEqual({
    text: 'https://a.example/x?token=[removed]&page=2&sig=[removed]#top',
    kinds: ['credentials'],
  });
});
