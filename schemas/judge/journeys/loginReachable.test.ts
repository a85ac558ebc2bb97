import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { loginReachable } from './loginReachable.ts';

const layout = '/template/layout';
const codes = (changes: Record<string, unknown>) => loginReachable(resolvedWith(changes)).map(({ code }) => code);

test.each([
  ['the shipped layout', {}, []],
  ['no login form', { [`${layout}/login`]: [] }, ['login.unreachable']],
  ['a login form for members', { [`${layout}/login/0/when`]: { audience: ['member'] } }, ['login.unreachable']],
  [
    'a login form in one of two languages',
    { '/template/parameters/language': 'EN,VN', [`${layout}/login/0/when`]: { language: ['EN'] } },
    ['login.unreachable'],
  ],
  ['a login form for the installed app only', { [`${layout}/login/0/when`]: { installed: true } }, ['login.unreachable']],
  [
    'two login forms that share the guests',
    {
      '/template/parameters/language': 'EN,VN',
      [`${layout}/login`]: [
        { id: 'a', block: 'login-form', when: { language: ['EN'] } },
        { id: 'b', block: 'login-form', when: { not: { language: ['EN'] } } },
      ],
    },
    [],
  ],
  ['a login form with bad settings', { [`${layout}/login/0/props`]: { remember: 'everything' } }, ['login.unreachable']],
  ['no header, but the member item', { [`${layout}/header`]: [] }, []],
  [
    'no header and no member item',
    { [`${layout}/header`]: [], '/template/parameters/footer_nav': 'home,deposit' },
    ['login.noEntry'],
  ],
  ['no header and no bar', { [`${layout}/header`]: [], [`${layout}/footerNav`]: [] }, ['login.noEntry']],
  ['no register form', { [`${layout}/register`]: [] }, ['register.unreachable']],
  [
    'no register form, but neither entries nor invitations',
    { [`${layout}/register`]: [], '/template/parameters/switch_register_button': '0', '/switches/REFERRAL': '0' },
    [],
  ],
  [
    'no register form, and invitations only',
    { [`${layout}/register`]: [], '/template/parameters/switch_register_button': '0' },
    ['register.unreachable'],
  ],
  ['no register form, but no way of registering either', { [`${layout}/register`]: [], '/switches/USERNAMEREG3': '0' }, []],
])('%s', (_title, changes, found) => {
  expect(codes(changes)).toEqual(found);
});

test('the fix adds what is missing to what is there', () => {
  const [found] = loginReachable(resolvedWith({ [`${layout}/register`]: [{ id: 'pictures', block: 'banner-carousel' }] }));
  expect(found?.fix).toEqual({
    op: 'set',
    pointer: `${layout}/register`,
    value: [
      { id: 'pictures', block: 'banner-carousel' },
      { id: 'register-form-added', block: 'register-form' },
    ],
  });
});
