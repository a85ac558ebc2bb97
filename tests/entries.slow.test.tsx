import { cleanup, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { securityRows } from '#src/blocks/SecurityList/block.ts';
import { agentLinks } from '#schemas/declare/names/teamFigures.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { type PlacedEntry, placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import { type RegisterField, registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import type { SiteBlock } from '#schemas/release/resolve/site.ts';
import { audiences, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { AgentHome } from '#src/blocks/AgentHome/AgentHome.tsx';
import { Dividends } from '#src/blocks/Dividends/Dividends.tsx';
import { ForgotForm } from '#src/blocks/ForgotForm/ForgotForm.tsx';
import { FooterNav } from '#src/blocks/FooterNav/FooterNav.tsx';
import { HelpTopics } from '#src/blocks/HelpTopics/HelpTopics.tsx';
import { HomeHeader } from '#src/blocks/HomeHeader/HomeHeader.tsx';
import { LeftMenu } from '#src/blocks/LeftMenu/LeftMenu.tsx';
import { LoginForm } from '#src/blocks/LoginForm/LoginForm.tsx';
import { MemberIdentity } from '#src/blocks/MemberIdentity/MemberIdentity.tsx';
import { MemberLinks } from '#src/blocks/MemberLinks/MemberLinks.tsx';
import { MessageCentre } from '#src/blocks/MessageCentre/MessageCentre.tsx';
import { MemberMenu } from '#src/blocks/MemberMenu/MemberMenu.tsx';
import { OpenAccount } from '#src/blocks/OpenAccount/OpenAccount.tsx';
import { RegisterForm } from '#src/blocks/RegisterForm/RegisterForm.tsx';
import { RightMenu } from '#src/blocks/RightMenu/RightMenu.tsx';
import { SalaryContract } from '#src/blocks/SalaryContract/SalaryContract.tsx';
import { SecurityList } from '#src/blocks/SecurityList/SecurityList.tsx';
import { SettingsList } from '#src/blocks/SettingsList/SettingsList.tsx';
import { TeamMembers } from '#src/blocks/TeamMembers/TeamMembers.tsx';
import { VipCard } from '#src/blocks/VipCard/VipCard.tsx';
import { english as texts } from './support/playerTexts.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { openMenus } from './support/openMenus.ts';
import { playPopovers } from './support/playPopovers.ts';
import { renderWithSite } from './support/renderWithSite.tsx';

/**
 * Texts of the page that identify an entry: those of its block, else those for the name everywhere. Entries without text show pictures, or data
 * of the platform.
 */
const words: Readonly<Record<string, string>> = {
  chat: texts['footer.chat'],
  'message-centre chat': texts['messages.chat'],
  affiliate: texts['messages.affiliate'],
  'footer-nav invite': texts['footer.invite'],
  invite: texts['menu.invite'],
  service: texts['footer.service'],
  login: texts['header.login'],
  register: texts['header.register'],
  'login-form register': texts['login.register'],
  account: texts['header.member'],
  reward: texts['menu.reward'],
  'left-menu vip': texts['menu.vip'],
  'vip-card link': texts['menu.vip'],
  app: texts['menu.app'],
  languages: texts['menu.language'],
  look: texts['menu.look'],
  logout: texts['menu.logout'],
  forgot: texts['login.forgot'],
  mobileLogin: texts['login.method.mobile'],
  passkeyLogin: texts['passkey.login'],
  facebook: 'Continue with Facebook',
  google: 'Continue with Google',
  telegram: 'Continue with Telegram',
  mall: texts['menu.mall'],
  security: texts['menu.security'],
  transactions: texts['menu.transactions'],
  inbox: texts['menu.inbox'],
  teamOverview: texts['menu.teamOverview'],
  teamBets: texts['menu.teamBets'],
  dividends: texts['agent.dividends'],
  picture: texts['member.picture'],
  loginPassword: texts['security.loginPassword'],
  passkeys: texts['security.passkeys'],
  paymentPassword: texts['field.paymentPassword'],
  'security-list email': texts['field.email'],
  payeeName: texts['field.payeeName'],
  bankCard: texts['security.bankCard'],
  questions: texts['security.questions'],
  nickname: texts['field.nickname'],
  headIcon: texts['security.headIcon'],
  'security-list register': texts['dialog.register'],
  'settings-list password': texts['settings.password'],
  exportData: texts['privacy.export'],
  deleteAccount: texts['privacy.delete'],
  measuring: texts['settings.measuring'],
  create: texts['openAccount.create'],
  contract: texts['contract.part.contract'],
  salary: texts['contract.part.salary'],
  'salary-contract history': texts['contract.part.history'],
  contact: texts['home.contact.service'],
  move: texts['team.select'],
  terms: texts['dividend.terms'],
  'dividends history': texts['dividend.history'],
};

/** The recovery methods, by a field that only one of them has: a single method has no tab. */
const fieldOf: Readonly<Record<string, string>> = { email: 'email', phone: 'verificationCode' };
const tabOf: Readonly<Record<string, string>> = {
  email: texts['forget.method.email'],
  phone: texts['forget.method.phone'],
};

/** Answers that blocks wait for before they render their entries. */
const answers = {
  securityConfig: {},
  member: { id: 1, account: 'demo', type: 1 },
  dividend: { running: { id: 'r', startDate: '2026-02-01', endDate: '2026-02-28', amount: 12, status: 'running' } },
} as const;

const everyMenuEntry = { entries: [...menuEntries] };
const blocks: readonly { readonly block: string; readonly props: SiteBlock['props']; readonly element: ReactElement }[] = [
  { block: 'footer-nav', props: {}, element: <FooterNav labels emphasis={false} /> },
  { block: 'home-header', props: { balance: true, bell: true }, element: <HomeHeader sticky balance bell member="page" /> },
  { block: 'left-menu', props: { shortcuts: true }, element: <LeftMenu categories={false} shortcuts promotions={0} /> },
  { block: 'left-menu', props: { shortcuts: false }, element: <LeftMenu categories={false} shortcuts={false} promotions={0} /> },
  { block: 'right-menu', props: { ...everyMenuEntry, app: true }, element: <RightMenu {...everyMenuEntry} app social={false} /> },
  { block: 'right-menu', props: { entries: [], app: false }, element: <RightMenu entries={[]} app={false} social={false} /> },
  { block: 'member-menu', props: everyMenuEntry, element: <MemberMenu {...everyMenuEntry} /> },
  { block: 'vip-card', props: { link: true }, element: <VipCard link design="bar" /> },
  { block: 'member-links', props: everyMenuEntry, element: <MemberLinks {...everyMenuEntry} groups design="list" /> },
  {
    block: 'message-centre',
    props: { rows: ['notices', 'chat', 'affiliate'] },
    element: <MessageCentre rows={['notices', 'chat', 'affiliate']} affiliateEntry="" />,
  },
  { block: 'login-form', props: {}, element: <LoginForm remember="off" /> },
  { block: 'register-form', props: {}, element: <RegisterForm hints reset steps="one" /> },
  { block: 'forgot-form', props: {}, element: <ForgotForm hints /> },
  {
    block: 'security-list',
    props: { rows: [...securityRows] },
    element: <SecurityList rows={[...securityRows]} progress={false} />,
  },
  { block: 'security-list', props: { rows: ['email'] }, element: <SecurityList rows={['email']} progress={false} /> },
  { block: 'settings-list', props: { data: true }, element: <SettingsList account data card={false} /> },
  { block: 'settings-list', props: { data: false }, element: <SettingsList account data={false} card={false} /> },
  { block: 'agent-home', props: { links: [...agentLinks], bar: true }, element: <AgentHome links={[...agentLinks]} bar /> },
  {
    block: 'agent-home',
    props: { links: ['teamOverview'], bar: false },
    element: <AgentHome links={['teamOverview']} bar={false} />,
  },
  { block: 'member-identity', props: {}, element: <MemberIdentity account label={false} design="row" /> },
  { block: 'help-topics', props: { contact: true }, element: <HelpTopics contact /> },
  { block: 'help-topics', props: { contact: false }, element: <HelpTopics contact={false} /> },
  {
    block: 'open-account',
    props: { ways: ['create', 'link'] },
    element: <OpenAccount ways={['create', 'link']} hints={false} qr={false} />,
  },
  { block: 'team-members', props: { move: true }, element: <TeamMembers move /> },
  {
    block: 'salary-contract',
    props: { parts: ['contract', 'salary', 'history'] },
    element: <SalaryContract parts={['contract', 'salary', 'history']} others={false} />,
  },
  { block: 'dividends', props: { terms: true, history: true }, element: <Dividends terms history /> },
  { block: 'dividends', props: { terms: false, history: false }, element: <Dividends terms={false} history={false} /> },
];

const switched = (state: '0' | '1', names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [pointerTo('switches', name), state]));
const asked = ['CBS3', 'REFERRAL', 'VIPBENEFIT3', 'REWCEN3', 'THEMESWITCH3', 'PSWEMAIL3', 'PSWPHONE3', 'MOBILECODELOGIN3'];
const menus = ['PTSYS3', 'SECPRIV', 'TRANSREC3', 'MAILCEN', 'AGEPAG', 'TEAMBETTING3'];
const passkeyCalls = ['passkeyChallenge', 'passkeyLogin', 'passkeys', 'passkeyOptions', 'addPasskey', 'removePasskey'];
const footer = { '/template/parameters/footer_nav': 'home,chat,invite,service' };
const releases: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  ['every switch on', { ...footer, ...switched('1', [...asked, ...menus, 'MOBILENUMREG3', 'USERNAMEREG3']) }],
  [
    'every switch off',
    {
      ...footer,
      '/template/behaviour/team': { dividendSwitch: 'CBS3' },
      ...switched('0', [...asked, ...menus, 'MOBILENUMREG3']),
    },
  ],
  ['no way to register', { ...footer, ...switched('0', ['USERNAMEREG3', 'MOBILENUMREG3']) }],
  ['no entries to register', { ...footer, '/template/parameters/switch_register_button': '0' }],
  ['one language', { ...footer, '/template/parameters/language': 'EN' }],
  [
    'no calls',
    {
      ...footer,
      ...switched('1', asked),
      '/template/behaviour/platform/paths': {
        chatLaunch: '',
        service: '',
        wallet: '',
        setEmail: '',
        addBankCard: '',
        securityQuestions: '',
        setHeadIcon: '',
        exportOwnData: '',
        deleteAccount: '',
        openByUsername: '',
        transferDownline: '',
        contracts: '',
        dividendHistory: '',
        salaryList: '',
      },
    },
  ],
  [
    'no team',
    {
      '/template/behaviour/platform/paths': {
        dividend: '',
        salaryInfo: '',
        downlines: '',
        transferDownline: '',
        transferDownlines: '',
      },
    },
  ],
  [
    'logins elsewhere',
    {
      ...switched('1', ['FACEBOOKLOGIN3', 'GOOGLELOGIN3', 'telegram', 'PSWEMAIL3']),
      ...switched('0', ['PSWPHONE3']),
      '/registerSettings/fields/email/enabled': true,
      '/template/behaviour/social': { google: { clientId: 'x' }, telegram: { bot: 'a_bot' } },
    },
  ],
  [
    'logins elsewhere that the platform knows nothing of',
    {
      ...switched('1', ['GOOGLELOGIN3', 'telegram', 'PSWPHONE3', 'MOBILENUMREG3', 'REGMOBVERF3']),
      ...switched('0', ['PSWEMAIL3']),
      '/template/behaviour': {
        social: { google: { clientId: 'x' }, telegram: { bot: 'a_bot' } },
        platform: { paths: ['socialProviders='] },
      },
    },
  ],
  [
    'passkeys',
    {
      '/template/behaviour/login/passkeys': true,
      '/template/behaviour/platform/paths': Object.fromEntries(passkeyCalls.map((call) => [call, `/wps/own/${call}`])),
    },
  ],
  ['passkeys without a platform that has them', { '/template/behaviour/login/passkeys': true }],
  ['more fields', { ...footer, '/registerSettings/fields/nickname/enabled': true, ...switched('0', ['MOBILENUMREG3']) }],
];

const isField = (name: string): name is RegisterField => registerFields.some((field) => field === name);

/** How the page is looked at. */
const looks = [
  ...audiences.map((audience) => ({ audience, installed: false })),
  { audience: 'member', installed: true } as const,
];

/** Whether the page has the entry: its word, or for a field its control. Nothing where it cannot be told. */
function isThere(page: Element, block: string, { group, name }: PlacedEntry): boolean | undefined {
  // Each register method has its own tab; only the selected one is rendered.
  if (group === 'field' && page.querySelectorAll('[role="tab"]').length > 0) return undefined;
  if (isField(name) && group === 'field') return page.querySelector(`[name="${factsOf(name).inputName}"]`) !== null;
  const field = group === 'forgot-form' ? fieldOf[name] : undefined;
  if (field !== undefined) {
    const tabs = [...page.querySelectorAll('[role="tab"]')];
    return tabs.some((tab) => tab.textContent === tabOf[name]) || page.querySelector(`[name="${field}"]`) !== null;
  }
  const word = words[`${block} ${name}`] ?? words[name];
  if (word === undefined) return undefined;
  const said = [...page.querySelectorAll('a, button, summary, h2, [role="tab"], [aria-label]')];
  return said.some((each) => each.textContent.trim().startsWith(word) || each.getAttribute('aria-label')?.startsWith(word));
}

describe.each(releases)('with %s, the player shows the entries whose conditions hold:', (_title, release) => {
  beforeEach(playPopovers);

  it.each(blocks)('$block $props', async ({ block, props, element }) => {
    for (const { audience, installed } of looks) {
      const visitor = sampleVisitor[audience];
      const { site, container } = renderWithSite(element, { release, mode: 'preview', visitor, installed, answers });
      openMenus(container);
      const circumstances = { site, visitor, language: 'EN', installed, props } as const;
      const placed: SiteBlock = { id: 'x', block, props, pointer: '/template/layout/home/0', problems: [] };
      const differing = () =>
        placedEntries(placed, site).flatMap((entry) => {
          const there = isThere(container, block, entry);
          const told = evaluateWhen(entry.when, circumstances);
          return there === undefined || there === told ? [] : [{ entry: entry.name, there, told, audience, installed }];
        });
      await waitFor(() => expect(differing()).toEqual([]));
      cleanup();
    }
  });
});
