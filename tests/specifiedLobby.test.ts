import { expect, it } from 'vitest';
import { entries } from '#schemas/judge/entries/entries.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { GUEST } from '#schemas/declare/names/visitor.ts';
import { brandCodes } from './support/brandCodes.ts';
import { presets, shippedRelease, shippedSite } from './support/releases.ts';

const release = shippedRelease('brands/aurora');
const { site } = resolveSite(release, presets[release.template.version]);

/** The settings of the first block of a kind in a region; empty for a missing block. */
const propsOf = (region: Region, block: string): Readonly<Record<string, unknown>> =>
  site.layout[region].find((placed) => placed.block === block)?.props ?? {};

const toGuests = (when: Condition, changes: Partial<typeof site.switches> = {}): boolean =>
  evaluateWhen(when, {
    site: { ...site, switches: { ...site.switches, ...changes } },
    visitor: GUEST,
    language: 'EN',
    installed: false,
    props: { shortcuts: true },
  });

const { behaviour, registerSettings } = site;
const { timings } = behaviour;
const banners = propsOf('home', 'banner-carousel');
const rails = propsOf('home', 'category-rails');
const digits = (rules: readonly { readonly rule: string; readonly value: unknown }[]) =>
  Object.fromEntries(rules.map(({ rule, value }) => [rule, value]));

/** Specified properties, by rows of docs/requirements.md, and Aurora's. Other brands may differ by their settings. */
it.each<readonly [row: string, what: string, has: unknown, specified: unknown]>([
  ['BAN-01', 'banners move on every 5000 ms', banners['autoplayMs'], 5000],
  ['BAN-01', 'within 1000 ms', banners['speedMs'], 1000],
  ['BAN-01', 'without end', banners['restAfterMs'], 0],
  ['BAN-03', 'of the group of home', banners['group'], 'm_home'],
  ['BAN-03', 'and of the registration', propsOf('register', 'banner-carousel')['group'], 'm_reg'],
  ['BAN-01', 'which move alike', propsOf('register', 'banner-carousel')['autoplayMs'], 5000],
  ['BAN-01', 'and without end', propsOf('register', 'banner-carousel')['restAfterMs'], 0],
  ['WIN-01', 'winners pass by without end', propsOf('home', 'winner-board')['restAfterMs'], 0],
  ['WIN-06', '20 of them', propsOf('home', 'winner-board')['limit'], 20],
  ['NOTE-01', 'notices pass by at speed 30', propsOf('home', 'notice-marquee')['pixelsPerSecond'], 30],
  ['NOTE-01', 'without end', propsOf('home', 'notice-marquee')['restAfterMs'], 0],
  ['HOME-10', 'a section for each category of the menu', rails['categories'], []],
  ['HOME-11', '7 hot games', propsOf('home', 'hot-games')['count'], 7],
  ['HOME-13', 'steps of 4', rails['group'], 4],
  ['HOME-13', '2.3 vendors in view', rails['vendorsInView'], 2.3],
  ['HOME-13', '4 games in view', rails['gamesInView'], 4],
  ['HOME-14', 'two rows of cards', rails['twoRows'], ['PVP', 'FISH', 'LIVE', 'RNG']],
  ['HOME-14', 'and no category in one wide row', rails['wide'], []],
  ['HOME-17', '8 games in a section', rails['pageSize'], 8],
  ['HOME-17', '36 games in a search', propsOf('search', 'game-search')['pageSize'], 36],
  ['HOME-18', 'four intro blocks', propsOf('homeFooter', 'home-footer')['intro'], true],
  ['HOME-23', 'the vendors at the end of home', propsOf('homeFooter', 'home-footer')['vendors'], true],
  ['HOME-24', 'over 600 games, where that is true', propsOf('homeFooter', 'home-footer')['overGames'], 600],
  ['HOME-26', 'favourites lead guests to the registration', behaviour.lobby.favouritesOfGuests, 'register'],
  ['GLIST-12', 'a “more” button', propsOf('gameList', 'game-list')['loading'], 'button'],
  ['GLIST-14', 'the first three games large', propsOf('gameList', 'game-list')['large'], 3],
  ['GLIST-26', 'a search goes through all games', behaviour.lobby.searchIn, 'all'],
  ['GLIST-28', '15 games in a list', propsOf('gameList', 'game-list')['pageSize'], 15],
  ['HOT-01', 'the first three hot games large', propsOf('hotGames', 'hot-games-list')['large'], 3],
  ['VGRID-03', '36 games below the vendors', propsOf('vendorGrid', 'vendor-grid')['pageSize'], 36],
  ['JACK-01', 'a counter', propsOf('home', 'jackpot')['source'], 'counter'],
  ['WAL-02', 'two decimals', behaviour.content.amountDecimals, 2],
  ['REF-01', 'guests invite, whatever runs', toGuests(entries.footer.invite, { REFERRAL: false }), true],
  [
    'FORGOT-14',
    'both ways of recovery with both flags',
    ['email', 'phone'].map((way) => toGuests(entries['forgot-form'][way as 'email'], { PSWEMAIL3: true, PSWPHONE3: true })),
    [true, true],
  ],
  ['LOGIN-05', 'a link with either', toGuests(entries['login-form'].forgot, { PSWEMAIL3: false, PSWPHONE3: true }), true],
  ['LOGIN-16', 'the password is remembered', behaviour.login.remember, 'password'],
  ['CHPSW-12', 'and held', behaviour.password.holdOld, true],
  ['CAPT-01', 'a picture', behaviour.captcha.kind, 'picture'],
  ['LOGIN-10', 'of 6 digits at the login', digits(registerSettings.shared.captcha), { format: 'digits', maxLength: 6 }],
  ['REG-17', 'and at the registration', digits(registerSettings.fields.captcha.rules), { format: 'digits', maxLength: 6 }],
  ['REG-18', 'the box is ticked', site.termsTicked, true],
  ['REG-19', 'a button empties the form', propsOf('register', 'register-form')['reset'], true],
  ['REG-36', 'the login follows the registration', behaviour.login.afterRegister, 'form'],
  ['GLIST-26', 'a search at most once in 1000 ms', timings.searchThrottleMs, 1000],
  ['TOAST-01', 'a message stays 1.5 s', timings.toastMs, 1500],
  ['TOAST-01', 'a short one 3 s', timings.shortToastMs, 3000],
  ['TOAST-01', 'a long one 8 s', timings.longToastMs, 8000],
  ['ROLE-07', 'a refusal is free_reject to everybody', behaviour.gates.refusal, 'one'],
  ['ROLE-07', 'for 2 s', timings.rejectToastMs, 2000],
  ['ROUTE-10', 'pages fade for 300 ms', timings.pageFadeMs, 300],
  ['HEAD-05', 'the logo leads home after 100 ms', timings.logoHomeMs, 100],
  ['CHPSW-09', 'a changed password leads home after 1 s', timings.savedLeaveMs, 1000],
  ['TOAST-05', 'feedback waits 10 s at most', timings.waits.feedback, 10],
  ['TOAST-08', 'log-out waits until it is done', timings.waits.logout, 9999],
  ['SMS-07', 'a code can be sent again after 60 s', behaviour.verification.resendSeconds, 60],
  ['FEED-04', 'feedback has 200 characters at most', behaviour.content.feedbackLength, 200],
  ['ROLE-08', 'types that are not agents', behaviour.roles.nonAgentTypes, [0, 4, 40]],
  ['ROLE-10', 'types without contracts', behaviour.roles.contractExemptTypes, [4, 40, 41, 42]],
  ['STAT-03', 'status 1 restricts, 2 is maintenance', site.statusPages, { 0: 'open', 1: 'restricted', 2: 'maintenance' }],
  ['THEME-01', 'dark at first', site.theme.mode, 'dark'],
])('%s: %s', (_row, _what, has, specified) => {
  expect(has).toEqual(specified);
});

it.each(brandCodes)('the sign-up of %s begins with its form: banners would push the first field down (BAN-06)', (brand) => {
  expect(shippedSite(brand).layout.register[0]?.block).toBe('register-form');
});
