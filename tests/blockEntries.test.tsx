import { cleanup } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { menuEntries } from '#schemas/menuEntries.ts';
import { securityRows } from '#schemas/blocks/securityList.schema.ts';
import { agentLinks } from '#schemas/teamFigures.ts';
import { pointerTo } from '#schemas/problem.ts';
import { type BlockEntry, entriesOf } from '#schemas/resolve/blockEntries.ts';
import { explainGate } from '#schemas/resolve/entryGate.ts';
import type { SiteBlock } from '#schemas/resolve/site.ts';
import { audiences, sampleVisitor } from '#schemas/visitor.ts';
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
import { TeamMembers } from '#src/blocks/TeamMembers/TeamMembers.tsx';
import { VipCard } from '#src/blocks/VipCard/VipCard.tsx';
import { texts } from '#src/i18n/locales/EN/texts.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { playPopovers } from './support/playPopovers.ts';
import { renderWithSite } from './support/renderWithSite.tsx';

/** By which words of the page an entry is known. Entries without one show pictures, or what the platform tells. */
const words: Readonly<Record<string, string>> = {
  'footer chat': texts['footer.chat'],
  'footer invite': texts['footer.invite'],
  'footer service': texts['footer.service'],
  'own login': texts['header.login'],
  'own register': texts['header.register'],
  'login-form register': texts['login.register'],
  'own account': texts['header.member'],
  'own reward': texts['menu.reward'],
  'own vip': texts['menu.vip'],
  'own invite': texts['menu.invite'],
  'own app': texts['menu.app'],
  'own languages': texts['menu.language'],
  'own look': texts['menu.look'],
  'own logout': texts['menu.logout'],
  'own liveChat': texts['messages.chat'],
  'own affiliate': texts['messages.affiliate'],
  'own forgot': texts['login.forgot'],
  'own mobileLogin': texts['login.method.mobile'],
  'own facebook': 'Continue with Facebook',
  'own google': 'Continue with Google',
  'own telegram': 'Continue with Telegram',
  'menu mall': texts['menu.mall'],
  'menu security': texts['menu.security'],
  'menu transactions': texts['menu.transactions'],
  'menu inbox': texts['menu.inbox'],
  'menu teamOverview': texts['menu.teamOverview'],
  'menu teamBets': texts['menu.teamBets'],
  'own service': texts['footer.service'],
  'own dividends': texts['agent.dividends'],
  'own picture': texts['member.picture'],
  'word loginPassword': texts['security.loginPassword'],
  'word paymentPassword': texts['field.paymentPassword'],
  'word email': texts['field.email'],
  'word payeeName': texts['field.payeeName'],
  'word bankCard': texts['security.bankCard'],
  'word questions': texts['security.questions'],
  'word nickname': texts['field.nickname'],
  'word headIcon': texts['security.headIcon'],
  'word create': texts['openAccount.create'],
  'word contract': texts['contract.part.contract'],
  'word salary': texts['contract.part.salary'],
  'salary-contract history': texts['contract.part.history'],
  'prop contact': texts['home.contact.service'],
  'prop move': texts['team.select'],
  'prop terms': texts['dividend.terms'],
  'dividends history': texts['dividend.history'],
};

/** The ways to recover, by a field that only one of them has: a single way has no tab. */
const fieldOf: Readonly<Record<string, string>> = { byEmail: 'email', byPhone: 'verificationCode' };
const tabOf: Readonly<Record<string, string>> = {
  byEmail: texts['forget.method.email'],
  byPhone: texts['forget.method.phone'],
};

/** What blocks wait for before they draw their entries. */
const answers = {
  securityConfig: {},
  member: { id: 1, account: 'demo', type: 1 },
  dividend: { running: { id: 'r', startDate: '2026-02-01', endDate: '2026-02-28', amount: 12, status: 'running' } },
} as const;

const everyMenuEntry = { entries: [...menuEntries] };
const blocks: readonly { readonly block: string; readonly props: SiteBlock['props']; readonly element: ReactElement }[] = [
  { block: 'footer-nav', props: {}, element: <FooterNav labels emphasis={false} /> },
  { block: 'home-header', props: { balance: true }, element: <HomeHeader sticky balance member="page" /> },
  { block: 'left-menu', props: { shortcuts: true }, element: <LeftMenu categories={false} shortcuts promotions={0} /> },
  { block: 'left-menu', props: { shortcuts: false }, element: <LeftMenu categories={false} shortcuts={false} promotions={0} /> },
  { block: 'right-menu', props: { ...everyMenuEntry, app: true }, element: <RightMenu {...everyMenuEntry} app social={false} /> },
  { block: 'right-menu', props: { entries: [], app: false }, element: <RightMenu entries={[]} app={false} social={false} /> },
  { block: 'member-menu', props: everyMenuEntry, element: <MemberMenu {...everyMenuEntry} /> },
  { block: 'vip-card', props: { link: true }, element: <VipCard link /> },
  { block: 'member-links', props: everyMenuEntry, element: <MemberLinks {...everyMenuEntry} /> },
  {
    block: 'message-centre',
    props: { rows: ['notices', 'chat', 'affiliate'] },
    element: <MessageCentre rows={['notices', 'chat', 'affiliate']} affiliateEntry="" />,
  },
  { block: 'login-form', props: {}, element: <LoginForm remember="off" /> },
  { block: 'register-form', props: {}, element: <RegisterForm hints reset /> },
  { block: 'forgot-form', props: {}, element: <ForgotForm hints /> },
  {
    block: 'security-list',
    props: { rows: [...securityRows] },
    element: <SecurityList rows={[...securityRows]} progress={false} />,
  },
  { block: 'security-list', props: { rows: ['email'] }, element: <SecurityList rows={['email']} progress={false} /> },
  { block: 'agent-home', props: { links: [...agentLinks], bar: true }, element: <AgentHome links={[...agentLinks]} bar /> },
  {
    block: 'agent-home',
    props: { links: ['teamOverview'], bar: false },
    element: <AgentHome links={['teamOverview']} bar={false} />,
  },
  { block: 'member-identity', props: {}, element: <MemberIdentity account label={false} /> },
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
      '/template/behaviour/social': { google: { clientId: 'x' }, telegram: { bot: 'a_bot' } },
    },
  ],
  [
    'logins elsewhere that the platform knows nothing of',
    {
      ...switched('1', ['GOOGLELOGIN3', 'telegram', 'PSWPHONE3']),
      ...switched('0', ['PSWEMAIL3']),
      '/template/behaviour': {
        social: { google: { clientId: 'x' }, telegram: { bot: 'a_bot' } },
        platform: { paths: { socialProviders: '' } },
      },
    },
  ],
  ['more fields', { ...footer, '/registerSettings/fields/nickname/enabled': true, ...switched('0', ['MOBILENUMREG3']) }],
];

/** How the page is looked at. */
const looks = [
  ...audiences.map((audience) => ({ audience, installed: false })),
  { audience: 'member', installed: true } as const,
];

/** Whether the page has the entry: its word, or for a field its control. Nothing where it cannot be told. */
function isThere(page: Element, block: string, { kind, name }: BlockEntry): boolean | undefined {
  // Each way to register has a tab of its own; the one in front is drawn.
  if (kind === 'field' && page.querySelectorAll('[role="tab"]').length > 0) return undefined;
  if (kind === 'field') return page.querySelector(`[name="${factsOf(name).inputName}"]`) !== null;
  const field = fieldOf[name];
  if (field !== undefined) {
    const tabs = [...page.querySelectorAll('[role="tab"]')];
    return tabs.some((tab) => tab.textContent === tabOf[name]) || page.querySelector(`[name="${field}"]`) !== null;
  }
  const word = words[`${block} ${name}`] ?? words[`${kind} ${name}`];
  if (word === undefined) return undefined;
  const said = [...page.querySelectorAll('a, button, summary, h2, [role="tab"], [aria-label]')];
  return said.some((each) => each.textContent.trim().startsWith(word) || each.getAttribute('aria-label')?.startsWith(word));
}

describe.each(releases)('with %s, the tool says of the player’s entries what the player does:', (_title, release) => {
  beforeEach(playPopovers);

  it.each(blocks)('$block $props', async ({ block, props, element }) => {
    for (const { audience, installed } of looks) {
      const visitor = sampleVisitor[audience];
      const { site, container } = renderWithSite(element, { release, mode: 'preview', visitor, installed, answers });
      const circumstances = {
        visitor,
        language: 'EN',
        installed,
        switches: site.switches,
        roles: site.behaviour.roles,
      } as const;
      const placed: SiteBlock = { id: 'x', block, props, pointer: '/template/layout/home/0', problems: [] };
      const differing = () =>
        entriesOf(placed, site).flatMap((entry) => {
          const there = isThere(container, block, entry);
          const told = explainGate(entry.gate, site, circumstances).length === 0;
          return there === undefined || there === told ? [] : [{ entry: entry.name, there, told, audience, installed }];
        });
      await expect.poll(differing).toEqual([]);
      cleanup();
    }
  });
});
