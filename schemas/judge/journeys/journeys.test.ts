import { expect, test } from 'vitest';
import {
  type Changes,
  agentsOnly,
  journeyOutcome,
  noRegisterForm,
  verifiedPhone,
  without,
} from '#tests/support/journeyOutcome.ts';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { presets, shippedRelease } from '#tests/support/releases.ts';
import { resolveSite } from '../../release/resolve/resolveSite.ts';
import { checkJourneys } from './journeys.ts';
import type { JourneyName } from './journey.ts';

const google = { '/switches/GOOGLELOGIN3': '1' };
const isSetUp = { '/template/behaviour/social/google': { issuer: 'https://id.example', clientId: 'x' } };
test.each<[string, JourneyName, Changes, Readonly<Record<string, string>>]>([
  ['off', 'accountBySocial', {}, { register: 'notOffered', login: 'notOffered' }],
  ['on, but not set up', 'accountBySocial', google, { register: 'notOffered', login: 'notOffered' }],
  ['set up', 'accountBySocial', { ...google, ...isSetUp }, { register: 'possible', login: 'possible' }],
  [
    'set up, without a call',
    'accountBySocial',
    { ...google, ...isSetUp, ...without('socialFinish') },
    { register: 'notOffered', login: 'notOffered' },
  ],
  [
    'set up, for agents only',
    'accountBySocial',
    { ...google, ...isSetUp, ...agentsOnly },
    { register: 'impossible login.audience', login: 'impossible login.audience' },
  ],
  ['shipped', 'invitation', {}, { open: 'possible', register: 'possible', login: 'possible' }],
  [
    'switched off',
    'invitation',
    { '/switches/REFERRAL': '0' },
    { open: 'notOffered', register: 'notOffered', login: 'notOffered' },
  ],
  [
    'into no registration',
    'invitation',
    { '/switches/USERNAMEREG3': '0' },
    { open: 'notOffered', register: 'notOffered', login: 'notOffered' },
  ],
  [
    'without entries to register',
    'invitation',
    { '/template/parameters/switch_register_button': '0' },
    { open: 'possible', register: 'possible', login: 'possible' },
  ],
  [
    'one of two ways fails',
    'invitation',
    { ...verifiedPhone, ...without('smsForRegister') },
    { open: 'possible', register: 'possible', login: 'possible' },
  ],
  [
    'no form',
    'invitation',
    noRegisterForm,
    {
      open: 'impossible register.unreachable',
      register: 'impossible register.unreachable',
      login: 'impossible register.unreachable',
    },
  ],
  [
    'no page of the link',
    'invitation',
    { '/template/layout/invite': [] },
    { open: 'impossible way.empty', register: 'possible', login: 'possible' },
  ],
  ['shipped', 'trial', {}, { open: 'possible', toAccount: 'possible' }],
  ['off', 'trial', { '/switches/TRIAL3': '0' }, { open: 'notOffered', toAccount: 'notOffered' }],
  ['without a call', 'trial', without('freeplay'), { open: 'notOffered', toAccount: 'notOffered' }],
  [
    'no entries to register',
    'trial',
    { '/template/parameters/switch_register_button': '0' },
    { open: 'possible', toAccount: 'notOffered' },
  ],
  ['no page', 'trial', { '/template/layout/trial': [] }, { open: 'impossible way.empty', toAccount: 'impossible way.empty' }],
  ['shipped', 'play', {}, { search: 'possible', launch: 'possible', favourite: 'possible', chat: 'notOffered' }],
  [
    'with a chat',
    'play',
    { '/switches/CBS3': '1' },
    { search: 'possible', launch: 'possible', favourite: 'possible', chat: 'possible' },
  ],
  [
    'without addresses',
    'play',
    { '/switches/CBS3': '1', ...without('launch', 'favouriteAdd', 'chatLaunch') },
    {
      search: 'possible',
      launch: 'impossible play.noLaunch',
      favourite: 'impossible play.noFavourites',
      chat: 'notOffered',
    },
  ],
  [
    'without lists of games',
    'play',
    without('games', 'hotGames'),
    { search: 'notOffered', launch: 'notOffered', favourite: 'notOffered', chat: 'notOffered' },
  ],
  ['shipped', 'money', {}, { deposit: 'possible', withdraw: 'possible' }],
  ['without calls', 'money', without('deposit', 'withdraw'), { deposit: 'notOffered', withdraw: 'notOffered' }],
  [
    'without its pages',
    'money',
    { '/template/layout/deposit': [], '/template/layout/withdraw': [] },
    { deposit: 'impossible way.empty', withdraw: 'impossible way.empty' },
  ],
  [
    'a page for agents',
    'money',
    { '/template/behaviour/gates/pages': ['/m/voucherCenter=agent'] },
    { deposit: 'impossible way.refused', withdraw: 'possible' },
  ],
  [
    'no way to set what it asks for',
    'money',
    without('setPaymentPassword', 'addBankCard'),
    { deposit: 'possible', withdraw: 'impossible withdraw.noPassword withdraw.noCard' },
  ],
  [
    'a payment password from the registration',
    'money',
    { ...without('setPaymentPassword'), '/registerSettings/fields/paymentPassword/enabled': true },
    { deposit: 'possible', withdraw: 'possible' },
  ],
  ['shipped', 'agent', {}, { openAccount: 'possible', memberLogin: 'possible' }],
  ['without its call', 'agent', without('openByUsername'), { openAccount: 'notOffered', memberLogin: 'notOffered' }],
  [
    'by link only',
    'agent',
    { '/template/layout/openAccount/0/props': { ways: ['link'] } },
    { openAccount: 'notOffered', memberLogin: 'notOffered' },
  ],
  [
    'no agents',
    'agent',
    { '/template/behaviour/roles/nonAgentTypes': [0, 1, 2, 4, 40, 41, 42] },
    { openAccount: 'notOffered', memberLogin: 'notOffered' },
  ],
  ['a login that refuses the member', 'agent', agentsOnly, { openAccount: 'possible', memberLogin: 'impossible login.audience' }],
  [
    'a form that cannot be sent',
    'agent',
    without('captcha'),
    { openAccount: 'impossible register.noCaptcha', memberLogin: 'impossible register.noCaptcha' },
  ],
])('%s: %s', (_title, journey, changes, steps) => {
  expect(journeyOutcome(journey, changes)).toEqual(steps);
});

test.each<[string, Changes, string, string]>([
  ['its page', {}, 'rewards', 'possible'],
  ['its switch off', { '/switches/REWCEN3': '0' }, 'rewards', 'notOffered'],
  ['no call', without('rewards'), 'rewards', 'notOffered'],
  ['an address of no page', { '/template/behaviour/menus/rewards/path': '/m/prizes' }, 'rewards', 'impossible way.nowhere'],
  [
    'a page that refuses everybody',
    {
      '/template/behaviour/gates/pages': ['/m/activity=agent'],
      '/template/behaviour/roles/nonAgentTypes': [0, 1, 2, 4, 40, 41, 42],
    },
    'activity',
    'impossible way.refused',
  ],
  [
    'a page that refuses everybody to whom the menus would list it',
    {
      '/template/behaviour/gates/pages': ['/m/rewardCenter=agent'],
      '/template/behaviour/roles/nonAgentTypes': [0, 1, 2, 4, 40, 41, 42],
    },
    'rewards',
    'notOffered',
  ],
  ['an empty page', { '/template/layout/rewards': [] }, 'rewards', 'impossible way.empty'],
  ['a hidden block', { '/template/layout/rewards/0/when': { audience: ['guest'] } }, 'rewards', 'impossible way.hidden'],
  ['a sheet, not a page', {}, 'service', 'possible'],
  ['no money to deposit', without('depositMethods'), 'deposit', 'notOffered'],
])('an entry with %s', (_title, changes, entry, state) => {
  expect(journeyOutcome('entries', changes)[entry]).toBe(state);
});

test('every brand and preset lets players do all that it offers', () => {
  const releases = [...brandCodes.map((code) => shippedRelease(`brands/${code}`)), ...Object.values(presets)];
  const impossible = releases.flatMap((release) =>
    Object.entries(checkJourneys(resolveSite(release, presets[release.template.version]))).flatMap(([journey, steps]) =>
      steps.filter(({ state }) => state === 'impossible').map(({ step }) => [release.template.merchantCode, journey, step]),
    ),
  );
  expect(impossible).toEqual([]);
});
