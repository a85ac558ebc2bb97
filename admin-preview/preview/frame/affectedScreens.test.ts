import { expect, it } from 'vitest';
import type { Site } from '#schemas/release/resolve/site.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { presets } from '#tests/support/releases.ts';
import { screensShowing, shownIn, defaultDisplay } from './affectedScreens.ts';

const { site } = resolveSite({
  ...presets.base,
  template: { ...presets.base.template, parameters: { ...presets.base.template.parameters, language: 'EN,CN' } },
});

it.each([
  ['where it was measured', ['/template/parameters/footer_nav'], ['home']],
  [
    'every one that is touched, each once',
    ['/registerSettings/order', '/template/layout/header', '/template/layout/login'],
    ['home', 'login', 'register', 'openAccount'],
  ],
  ['those of the page whose region is meant', ['/template/layout/mall/0/props/cover'], ['mall']],
  ['the menu whose region is meant', ['/template/layout/leftMenu'], ['leftMenu']],
  ['those that say a text, in any language', ['/template/strings/CN/login.submit'], ['login', 'forget']],
  ['the sheet over home that says it', ['/template/strings/EN/invite.title'], ['inviteSheet']],
  ['where the text is said whose form for one is meant', ['/template/strings/EN/mall.price_one'], ['mall']],
  [
    'the age check, too',
    ['/template/parameters/age_limit'],
    ['home', 'register', 'memberCentre', 'deposit', 'openAccount', 'ageGateSheet'],
  ],
  ['what comes first of all', ['/template/behaviour/responsible/ageGate'], ['ageGateSheet']],
  ['the warning that comes by time', ['/template/behaviour/responsible/idleMinutes'], ['idleWarningSheet']],
  ['the reality check', ['/template/behaviour/responsible/realityCheckMinutes'], ['realityCheckSheet']],
  ['the pages of a closed site', ['/template/behaviour/platform/statusPages'], ['restricted', 'maintenance']],
  ['all that speaks a language', ['/template/parameters/language'], ['home', 'leftMenu', 'ageGateSheet']],
  ['none, when nothing is known', ['/template/parameters/nonsense'], []],
])('the screens of changes are %s', (_title, pointers, screens) => {
  expect(screensShowing(pointers, site).map(({ name }) => name)).toEqual(screens);
});

it('shows a screen to the visitor who sees the change there', () => {
  const shown = screensShowing(['/switches/REWCEN3'], site);
  expect(shown.find(({ name }) => name === 'promotions')).toMatchObject({ path: '/m/activity', at: { audience: 'member' } });
  expect(shown.find(({ name }) => name === 'leftMenu')).toMatchObject({ path: '/m/home', overlay: 'leftMenu' });
});

it('leaves out screens that a site has not opened', () => {
  const without = { ...site, layout: { ...site.layout, rewards: [] } };
  const names = (of: Site) => screensShowing(['/template/theme/dark/brand'], of).map(({ name }) => name);
  expect(names(site)).toContain('rewards');
  expect(names(without)).toEqual(names(site).filter((name) => name !== 'rewards'));
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
  expect(shownIn(pointers, site, defaultDisplay(site))).toEqual({ language, theme });
});
