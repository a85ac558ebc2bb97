import { type BlockType, isBlockType } from '../blockSchemas.ts';
import { securityRows } from '../blocks/securityList.schema.ts';
import { type MenuEntry, agentEntries, menuEntries } from '../menuEntries.ts';
import type { CallName } from '../platform/calls.ts';
import { pointerTo } from '../problem.ts';
import { type RegisterField, registerFields } from '../release/registerSettings.schema.ts';
import { type SocialProvider, socialProviders } from '../release/behaviourWords.ts';
import type { FooterItem } from '../release/templateParameters.schema.ts';
import { securityCalls } from '../securityCalls.ts';
import type { SwitchName } from '../switchNames.ts';
import type { EntryGate } from './entryGate.ts';
import type { Site, SiteBlock } from './site.ts';

/** Entries that are named nowhere else. */
export const ownEntries = [
  'login',
  'register',
  'balance',
  'account',
  'reward',
  'vip',
  'invite',
  'promotions',
  'app',
  'categories',
  'languages',
  'look',
  'logout',
  'social',
  'intro',
  'vendors',
  'service',
  'licence',
  'mobileLogin',
  'forgot',
  'bar',
  'liveChat',
  'affiliate',
  'facebook',
  'google',
  'telegram',
  'byEmail',
  'byPhone',
  'figure',
  'news',
  'dividends',
  'picture',
] as const;
export type OwnEntry = (typeof ownEntries)[number];

/** One thing inside a block that not everybody sees, and what it waits for. */
export type BlockEntry = (
  | { readonly kind: 'own'; readonly name: OwnEntry }
  | { readonly kind: 'footer'; readonly name: FooterItem }
  | { readonly kind: 'menu'; readonly name: MenuEntry }
  | { readonly kind: 'field'; readonly name: RegisterField }
  /** What a setting of the block switches on. */
  | { readonly kind: 'prop'; readonly name: string }
  /** A word of a list of the block. */
  | { readonly kind: 'word'; readonly list: string; readonly name: string }
) & { readonly gate: EntryGate };

const own = (name: OwnEntry, ...parts: EntryGate[]): BlockEntry => ({ kind: 'own', name, gate: { all: parts } });
const guests: EntryGate = { when: { audience: ['guest'] } };
const sessions: EntryGate = { when: { not: { audience: ['guest'] } } };
const noTrials: EntryGate = { when: { not: { audience: ['trial'] } } };
const inBrowser: EntryGate = { when: { installed: false } };
const switchOn = (name: string): EntryGate => ({ when: { switch: name } });

/** REF-01. */
const invited: EntryGate = { any: [guests, { all: [switchOn('REFERRAL'), { when: { not: { audience: ['agent'] } } }] }] };

/** Without a way to register there is no form (REG-33). */
const anyMethod: EntryGate = { any: [switchOn('USERNAMEREG3'), switchOn('MOBILENUMREG3')] };

/** HEAD-06. */
const registering = ({ registerButton }: Site): EntryGate => ({
  all: [{ setting: pointerTo('template', 'parameters', 'switch_register_button'), isOn: registerButton }, anyMethod],
});

const prop = ({ pointer, props }: SiteBlock, name: string): EntryGate => ({
  setting: `${pointer}${pointerTo('props', name)}`,
  isOn: Boolean(props[name]),
});

const menuSwitch = (name: MenuEntry, { behaviour }: Site): EntryGate => {
  const key = behaviour.menus[name].switch;
  const who: readonly EntryGate[] = agentEntries.includes(name) ? [{ when: { audience: ['agent'] } }] : [];
  return key === '' ? { all: who } : who.length === 0 ? switchOn(key) : { all: [...who, switchOn(key)] };
};

const has = ({ props }: SiteBlock, list: string, word: string): boolean => {
  const words = props[list];
  return Array.isArray(words) && words.includes(word);
};

const menuLinks = (placed: SiteBlock, site: Site, list: string): BlockEntry[] =>
  menuEntries.filter((name) => has(placed, list, name)).map((name) => ({ kind: 'menu', name, gate: menuSwitch(name, site) }));

const listed = (placed: SiteBlock, site: Site): BlockEntry[] => menuLinks(placed, site, 'entries');

const calls = (...names: readonly CallName[]): EntryGate => ({ all: names.map((call) => ({ call })) });

/** What a setting of the block switches on, and what it needs besides. */
const part = (placed: SiteBlock, name: string, ...also: EntryGate[]): BlockEntry => ({
  kind: 'prop',
  name,
  gate: { all: [prop(placed, name), ...also] },
});

/** A word of a list, while the list has it. */
const word = (placed: SiteBlock, list: string, name: string, gate: EntryGate): BlockEntry[] =>
  has(placed, list, name) ? [{ kind: 'word', list, name, gate }] : [];

/** AGHOME-11: dividends follow the switch that the merchant names, else what the platform tells. */
function dividends({ behaviour }: Site): EntryGate {
  const name = behaviour.team.dividendSwitch;
  return name === '' ? calls('dividend') : switchOn(name);
}

const footerGates: { readonly [I in FooterItem]?: EntryGate } = {
  chat: { all: [switchOn('CBS3'), { call: 'chatLaunch' }] },
  invite: invited,
  service: { call: 'service' },
};

const messageEntries = [
  { row: 'chat', entry: own('liveChat', switchOn('CBS3'), { call: 'chatLaunch' }) },
  { row: 'affiliate', entry: own('affiliate', { call: 'service' }) },
];

/** What brings a field into the register form, by either of its methods (REG-05, REG-31). */
function fieldGate(name: RegisterField, { registerSettings }: Site): EntryGate {
  const enabled: EntryGate = {
    setting: pointerTo('registerSettings', 'fields', name, 'enabled'),
    isOn: registerSettings.fields[name].enabled,
  };
  const byMobile = switchOn('MOBILENUMREG3');
  switch (name) {
    case 'username':
      return switchOn('USERNAMEREG3');
    case 'password':
    case 'confirmPassword':
      return { any: [switchOn('USERNAMEREG3'), { all: [byMobile, switchOn('MOBILENUMPASSREG3')] }] };
    case 'mobileNum':
      return { any: [byMobile, { all: [anyMethod, enabled] }] };
    case 'verificationCode':
      return { all: [byMobile, switchOn('REGMOBVERF3')] };
    default:
      return { all: [anyMethod, enabled] };
  }
}

const socialSwitches: Readonly<Record<SocialProvider, SwitchName>> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  telegram: 'telegram',
};

/** What a login elsewhere is set up with. */
function socialSettings(provider: SocialProvider, { behaviour: { social } }: Site): EntryGate[] {
  const setting = (name: string, value: string): EntryGate => ({
    setting: pointerTo('template', 'behaviour', 'social', provider, name),
    isOn: value !== '',
  });
  if (provider === 'telegram') return [setting('bot', social.telegram.bot)];
  const { issuer, clientId } = social[provider];
  return [setting('issuer', issuer), setting('clientId', clientId)];
}

/** SOCIAL-01, SOCIAL-02. */
const loginsElsewhere = (site: Site, ...also: EntryGate[]): BlockEntry[] =>
  socialProviders.map((provider) =>
    own(provider, ...also, switchOn(socialSwitches[provider]), ...socialSettings(provider, site), { call: 'socialProviders' }),
  );

const entries: { readonly [B in BlockType]?: (placed: SiteBlock, site: Site) => BlockEntry[] } = {
  'footer-nav': (_placed, { footerNav }) =>
    footerNav.flatMap((name) => {
      const gate = footerGates[name];
      return gate === undefined ? [] : [{ kind: 'footer' as const, name, gate }];
    }),
  'home-header': (placed, site) => [
    own('login', guests),
    own('register', guests, registering(site)),
    own('balance', sessions, prop(placed, 'balance'), { call: 'wallet' }),
    own('account', sessions),
  ],
  'left-menu': (placed, site) => [
    own('login', guests),
    own('register', guests, registering(site)),
    own('reward', prop(placed, 'shortcuts'), menuSwitch('rewards', site)),
    own('vip', prop(placed, 'shortcuts'), { any: [guests, switchOn('VIPBENEFIT3')] }),
    own('invite', prop(placed, 'shortcuts'), invited),
    own('promotions', prop(placed, 'promotions')),
    own('app', inBrowser),
    own('categories', prop(placed, 'categories')),
    own('languages', { setting: pointerTo('template', 'parameters', 'language'), isOn: site.languages.length > 1 }),
    own('look', switchOn('THEMESWITCH3')),
    own('logout', sessions),
  ],
  'right-menu': (placed, site) => [
    ...listed(placed, site),
    own('app', prop(placed, 'app'), inBrowser),
    own('social', prop(placed, 'social')),
  ],
  'member-menu': listed,
  'member-links': listed,
  'vip-card': (placed) => [own('vip', prop(placed, 'link'), switchOn('VIPBENEFIT3'))],
  'home-footer': (placed) => [
    own('intro', prop(placed, 'intro')),
    own('vendors', prop(placed, 'vendors')),
    own('service', { call: 'service' }),
    own('licence', prop(placed, 'licence')),
  ],
  'login-form': (_placed, site) => [
    own('register', registering(site)),
    own('mobileLogin', switchOn('MOBILECODELOGIN3')),
    own('forgot', { any: [switchOn('PSWEMAIL3'), switchOn('PSWPHONE3')] }),
    ...loginsElsewhere(site),
  ],
  'register-form': (_placed, site) => [
    ...registerFields.map((name) => ({ kind: 'field' as const, name, gate: fieldGate(name, site) })),
    ...loginsElsewhere(site, anyMethod),
  ],
  'forgot-form': () => [own('byEmail', switchOn('PSWEMAIL3')), own('byPhone', switchOn('PSWPHONE3'))],
  jackpot: ({ props }) => (props['source'] === 'feed' ? [own('figure', { call: 'jackpot' })] : []),
  'lobby-news': ({ props }) => [own('news', { call: props['source'] === 'popular' ? 'popularAnnouncements' : 'lobbyNews' })],
  'download-bar': () => [own('bar', inBrowser)],
  'message-centre': ({ props: { rows } }) =>
    messageEntries.filter(({ row }) => Array.isArray(rows) && rows.includes(row)).map(({ entry }) => entry),
  'security-list': (placed) =>
    securityRows.flatMap((row) => word(placed, 'rows', row, { all: [noTrials, calls(...securityCalls[row])] })),
  'member-identity': () => [own('picture', calls('setHeadIcon'))],
  'help-topics': (placed) => [part(placed, 'contact', calls('service'))],
  'agent-home': (placed, site) => [
    ...menuLinks(placed, site, 'links'),
    ...(has(placed, 'links', 'service') ? [own('service', calls('service'))] : []),
    own('dividends', prop(placed, 'bar'), dividends(site)),
  ],
  'open-account': (placed) => word(placed, 'ways', 'create', calls('openByUsername')),
  'team-members': (placed) => [
    part(placed, 'move', calls('downlines'), { any: [calls('transferDownline'), calls('transferDownlines')] }),
  ],
  'salary-contract': (placed) => [
    ...word(placed, 'parts', 'contract', calls('salaryInfo')),
    ...word(placed, 'parts', 'salary', calls('salaryInfo', 'salaryList')),
    ...word(placed, 'parts', 'history', calls('salaryInfo', 'salaryHistory')),
  ],
  dividends: (placed) => [
    part(placed, 'terms', calls('dividend', 'contracts')),
    part(placed, 'history', calls('dividend', 'dividendHistory')),
  ],
};

/** What a block may leave out, with what decides. Where the player leaves something out, `tests/blockEntries.test.tsx` asks why. */
export const entriesOf = (placed: SiteBlock, site: Site): BlockEntry[] =>
  isBlockType(placed.block) ? (entries[placed.block]?.(placed, site) ?? []) : [];
