import { describe, expect, it } from 'vitest';
import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { settingsBelow } from '#schemas/declare/settings/settings.ts';
import { presets } from '#tests/support/releases.ts';
import { type PreviewPlace, previewTarget } from './previewTarget.ts';

const { site } = resolveSite({
  ...presets.base,
  template: { ...presets.base.template, parameters: { ...presets.base.template.parameters, language: 'EN,CN' } },
});

const at = (path: string, scenario: Partial<Scenario> = {}, more: Partial<PreviewPlace> = {}): PreviewPlace => ({
  path,
  overlay: undefined,
  scenario: { ...defaultScenario, ...scenario },
  page: undefined,
  ...more,
});
const below = (pointer: string) => settingsBelow(pointer).map((setting) => setting.pointer);
const home = at('/m/home');
const footer = ['/template/parameters/footer_nav'];
const register = below('/registerSettings');
const deciding = ['/switches/REWCEN3'];
const page = { path: '/m/help', gate: 'open', hidden: [], shown: [], settings: [] } as const;

describe('what is edited', () => {
  it.each([
    ['is on the page on show', footer, home],
    ['is a region of the page on show', ['/template/layout/header', '/template/layout/leftMenu', '/template/layout/home'], home],
    ['is shown by a page to its visitor', ['/template/layout/teamBets'], at('/m/teamBetting', { audience: 'agent' })],
    ['is in the menu that is open', ['/template/layout/leftMenu'], at('/m/home', {}, { overlay: 'leftMenu' })],
    ['is on show under another query', ['/template/layout/help'], at('/m/help?t=1')],
    [
      'was read by the page on show',
      footer,
      at('/m/help', {}, { page: { ...page, settings: [{ region: 'help', pointers: footer }] } }),
    ],
    [
      'is of a block of the page',
      ['/template/layout/home/2/when'],
      at('/m/help', {}, { page: { ...page, hidden: [{ pointer: '/template/layout/home/2', block: 'a', reason: 'condition' }] } }),
    ],
    ['is nowhere that is known', ['/template/behaviour/seo/languageAddresses'], at('/m/help')],
    ['is nothing', [], at('/m/help')],
  ])('leaves the phone alone when it %s', (_title, edited, place) => {
    expect(previewTarget(edited, site, place)).toBeUndefined();
  });

  it.each([
    ['the form of guests', register, home, { path: '/m/register', at: { audience: 'guest' } }],
    ['it although the login has some of it, too', register, at('/m/login'), { path: '/m/register' }],
    ['home from elsewhere', footer, at('/m/help'), { path: '/m/home' }],
    [
      'home from a page that has read all of it, below a dialog',
      [...footer, '/template/parameters/title'],
      at(
        '/m/register',
        {},
        { page: { ...page, settings: [{ region: 'page', pointers: [...footer, '/template/parameters/title'] }] } },
      ),
      { path: '/m/home' },
    ],
    [
      'home from a page with half of it',
      below('/template/parameters').filter((each) => /footer_nav|register_button/.test(each)),
      at('/m/login'),
      { path: '/m/home' },
    ],
    ['home without the menu that is open', footer, at('/m/home', {}, { overlay: 'leftMenu' }), { path: '/m/home' }],
    ['the menu that shows it', ['/template/layout/leftMenu'], home, { path: '/m/home', overlay: 'leftMenu' }],
    ['a page of agents', ['/template/layout/teamBets'], home, { path: '/m/teamBetting', at: { audience: 'agent' } }],
    ['the open site', footer, at('/m/home', { status: '2' }), { path: '/m/home' }],
    ['the closed site', ['/template/layout/maintenance'], home, { path: '/m/home', at: { status: '2' } }],
  ])('leads to %s', (_title, edited, place, screen) => {
    expect(previewTarget(edited, site, place)?.screen).toMatchObject(screen);
  });

  it('leads to the visitor who sees it', () => {
    const screen = previewTarget(deciding, site, home)?.screen;
    expect(screen?.at ?? screen?.overlay).toBeDefined();
    expect(previewTarget(['/template/layout/memberMenu'], site, home)?.screen).toMatchObject({
      overlay: 'memberMenu',
      at: { audience: 'member' },
    });
  });

  it.each([
    ['the other look on the same page', below('/template/theme/light'), home, { display: { theme: 'light', language: 'EN' } }],
    ['the language of a text', ['/template/strings/CN/header.login'], home, { display: { theme: 'dark', language: 'CN' } }],
  ])('changes only %s', (_title, edited, place, lead) => {
    expect(previewTarget(edited, site, place)).toEqual(lead);
  });

  it('keeps the look that the operator has chosen when what is edited has none', () => {
    const place = at('/m/help', { theme: 'light', language: 'CN' });
    expect(previewTarget(footer, site, place)?.display).toEqual({ theme: 'light', language: 'CN' });
  });
});
