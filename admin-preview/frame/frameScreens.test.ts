import { expect, it } from 'vitest';
import { defaultScenario } from '#schemas/preview/scenario.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { presets } from '#tests/support/releases.ts';
import { affectedScreens, frameScreens, lookingAt, screenAt, shownIn } from './frameScreens.ts';

const { site } = resolveSite({
  ...presets.base,
  template: { ...presets.base.template, parameters: { ...presets.base.template.parameters, language: 'EN,CN' } },
});

it.each([
  ['what its schema says', ['/template/parameters/footer_nav'], ['home']],
  [
    'every one that is touched, each once',
    ['/registerSettings/order', '/template/layout/header', '/template/layout/login'],
    ['home', 'login', 'register'],
  ],
  ['those of the page whose region is meant', ['/template/layout/mall/0/props/cover'], ['mall']],
  ['the menu whose region is meant', ['/template/layout/leftMenu'], ['leftMenu']],
  ['where a switch shows or hides something', ['/switches/REWCEN3'], ['memberCentre', 'leftMenu', 'rightMenu', 'memberMenu']],
  ['home, when nothing is known', ['/template/parameters/nonsense'], ['home']],
])('the screens of changes are %s', (_title, pointers, screens) => {
  expect(affectedScreens(pointers, site)).toEqual(screens);
});

it.each([
  ['a guest becomes a member', 'deposit', { audience: 'guest' }, { audience: 'member', status: '0' }],
  ['an agent may stay one', 'deposit', { audience: 'agent' }, { audience: 'agent', status: '0' }],
  ['a member becomes an agent', 'teamBets', { audience: 'member' }, { audience: 'agent', status: '0' }],
  ['a member becomes a guest', 'login', { audience: 'member' }, { audience: 'guest', status: '0' }],
  ['nobody changes', 'help', { audience: 'trial' }, { audience: 'trial', status: '0' }],
  ['a closed site opens', 'help', { status: '2' }, { audience: 'guest', status: '0' }],
  ['the site closes', 'maintenance', {}, { audience: 'guest', status: '2' }],
] as const)('to be looked at: %s for %s', (_title, screen, now, then) => {
  expect(lookingAt(frameScreens[screen], { ...defaultScenario, ...now })).toEqual({ ...defaultScenario, ...then });
});

it.each([
  ['/m/transaction/record?types=A', 'transactions'],
  ['/m/home?q=dragon', 'home'],
  ['/m/nowhere', undefined],
])('%s is known as %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});

it.each([
  ['a colour of the other look', ['/template/theme/light/brand'], 'EN', 'light'],
  ['colours of both looks', ['/template/theme/light/brand', '/template/theme/dark/brand'], 'EN', 'dark'],
  ['a colour and something else', ['/template/theme/light/brand', '/template/parameters/title'], 'EN', 'dark'],
  ['a text of another language', ['/template/strings/CN/header.login'], 'CN', 'dark'],
  ['texts of two languages', ['/template/strings/CN/header.login', '/template/strings/EN/header.login'], 'EN', 'dark'],
  ['a text of a language that the site does not speak', ['/template/strings/KH/header.login'], 'EN', 'dark'],
  ['anything else', ['/template/parameters/title'], 'EN', 'dark'],
])('%s is shown where it is seen', (_what, pointers, language, theme) => {
  expect(shownIn(pointers, site)).toEqual({ language, theme });
});
