import { cleanup, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BlockType, blocks } from '#schemas/declare/blocks/blocks.ts';
import { placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { gateKinds } from '#schemas/declare/names/gateKinds.ts';
import { footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '#schemas/release/resolve/site.ts';
import { switchNames } from '#schemas/declare/names/switchNames.ts';
import { roleReadings } from '#schemas/declare/names/customerTypes.ts';
import { audiences, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { FooterNav } from '#src/blocks/FooterNav/FooterNav.tsx';
import { HomeFooter } from '#src/blocks/HomeFooter/HomeFooter.tsx';
import { HomeHeader } from '#src/blocks/HomeHeader/HomeHeader.tsx';
import { LazyMemberArea } from '#src/blocks/HomeHeader/LazyMemberArea.ts';
import { LeftMenu } from '#src/blocks/LeftMenu/LeftMenu.tsx';
import { MemberLinks } from '#src/blocks/MemberLinks/MemberLinks.tsx';
import { MemberMenu } from '#src/blocks/MemberMenu/MemberMenu.tsx';
import { MessageCentre } from '#src/blocks/MessageCentre/MessageCentre.tsx';
import { RightMenu } from '#src/blocks/RightMenu/RightMenu.tsx';
import { SecurityList } from '#src/blocks/SecurityList/SecurityList.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { english as texts } from './support/playerTexts.ts';
import { arbitraryOf } from './support/arbitraryOf.ts';
import { openMenus } from './support/openMenus.ts';
import { playPopovers } from './support/playPopovers.ts';
import { renderWithSite } from './support/renderWithSite.tsx';

type Words = Readonly<Record<string, readonly string[]>>;

const menuWords: Words = {
  vip: [texts['menu.vip']],
  betRecords: [texts['menu.betRecords']],
  transactions: [texts['menu.transactions']],
  profitLoss: [texts['menu.profitLoss']],
  teamPnl: [texts['menu.teamPnl']],
  rewards: [texts['menu.reward']],
  mall: [texts['menu.mall']],
  security: [texts['menu.security']],
  notices: [texts['page.notices']],
  settings: [texts['dialog.settings']],
  teamOverview: [texts['menu.teamOverview']],
  teamMembers: [texts['menu.teamMembers']],
  teamBets: [texts['menu.teamBets']],
  teamRebate: [texts['menu.teamRebate']],
  agentRebate: [texts['menu.agentRebate']],
  inbox: [texts['menu.inbox']],
  messages: [texts['page.messages']],
  feedback: [texts['page.feedback']],
  agentHome: [texts['page.agentHome']],
};
const closing = texts['app.close'];

interface Chrome {
  /** Identifies each entry: the beginnings of the labels of its links and buttons. Entries without any are not looked for. */
  readonly words: Words;
  /** Labels of parts that are always visible. */
  readonly fixed: readonly string[];
  readonly draw: (props: never) => ReactNode;
}

const chrome = {
  'home-header': {
    words: {
      login: [texts['header.login']],
      register: [texts['header.register']],
      balance: [texts['header.hideBalance'], texts['header.refreshBalance'], texts['header.balance']],
      deposit: [texts['footer.deposit']],
      bell: [texts['page.notices']],
      account: [texts['header.member']],
    },
    fixed: [texts['header.menu'], 'Livery'],
    draw: HomeHeader,
  },
  'footer-nav': {
    words: Object.fromEntries(footerItems.map((item) => [item, [texts[`footer.${item}`]]])),
    fixed: [],
    draw: FooterNav,
  },
  'left-menu': {
    words: {
      login: [texts['header.login']],
      register: [texts['header.register']],
      reward: [texts['menu.reward']],
      vip: [texts['menu.vip']],
      invite: [texts['menu.invite']],
      activity: [texts['menu.promotions']],
      app: [texts['menu.app']],
      languages: [texts['menu.language'], languages.EN.endonym, languages.CN.endonym],
      look: [texts['menu.dark'], texts['menu.light']],
      logout: [texts['menu.logout']],
    },
    fixed: [closing],
    draw: LeftMenu,
  },
  'right-menu': {
    words: { ...menuWords, app: [texts['menu.app']] },
    fixed: [closing, texts['header.member'], texts['footer.deposit'], texts['footer.withdraw'], texts['menu.logout']],
    draw: RightMenu,
  },
  'member-menu': { words: menuWords, fixed: [texts['footer.deposit'], texts['menu.logout']], draw: MemberMenu },
  'member-links': { words: menuWords, fixed: [], draw: MemberLinks },
  'home-footer': {
    words: {
      join: [texts['intro.join.title']],
      events: [texts['intro.events.title']],
      deposit: [texts['intro.deposit.title']],
      games: [texts['intro.games.title']],
      help: [texts['home.help']],
      feedback: [texts['home.contact.feedback']],
      service: [texts['home.contact.service']],
    },
    fixed: [],
    draw: HomeFooter,
  },
  'message-centre': {
    words: {
      notices: [texts['page.notices']],
      inbox: [texts['menu.inbox']],
      chat: [texts['messages.chat']],
      affiliate: [texts['messages.affiliate']],
    },
    fixed: [],
    draw: MessageCentre,
  },
  'security-list': {
    words: {
      loginPassword: [texts['security.loginPassword']],
      passkeys: [texts['security.passkeys']],
      paymentPassword: [texts['field.paymentPassword']],
      email: [texts['field.email']],
      payeeName: [texts['field.payeeName']],
      bankCard: [texts['security.bankCard']],
      questions: [texts['security.questions']],
      nickname: [texts['field.nickname']],
      headIcon: [texts['security.headIcon']],
      register: [texts['dialog.register']],
    },
    fixed: [],
    draw: SecurityList,
  },
} as const satisfies { readonly [B in BlockType]?: Chrome };
type ChromeBlock = keyof typeof chrome;

/** Calls for which some platforms have no address. */
const missable = ['service', 'chatLaunch', 'wallet', 'setEmail', 'bankCards', 'setHeadIcon', 'securityQuestions'] as const;

/** Calls for which only some platforms have one. */
const rare = ['passkeys', 'passkeyOptions', 'addPasskey', 'removePasskey'] as const;

/** Settings that decide about a release's chrome, at pointers of the preset. */
const anySettings = fc.record({
  '/template/parameters/footer_nav': fc.shuffledSubarray([...footerItems]).map((items) => items.join(',')),
  '/template/parameters/switch_register_button': fc.constantFrom('0', '1'),
  '/template/parameters/language': fc.constantFrom('EN', 'EN,CN'),
  '/template/behaviour/platform/paths': fc.tuple(fc.subarray([...missable]), fc.subarray([...rare])).map(([without, having]) => ({
    ...Object.fromEntries(without.map((call) => [call, ''])),
    ...Object.fromEntries(having.map((call) => [call, `/wps/own/${call}`])),
  })),
  '/template/behaviour/login/passkeys': fc.boolean(),
  '/template/behaviour/roles': fc.constantFrom(...Object.values(roleReadings)),
  '/template/behaviour/gates/deposit': fc.constantFrom(...gateKinds),
  '/template/behaviour/menus': fc.dictionary(
    fc.constantFrom(...menuEntries),
    fc.record({ switch: fc.constantFrom('', ...switchNames) }),
    { maxKeys: 4 },
  ),
  '/switches': fc.record(Object.fromEntries(switchNames.map((name) => [name, fc.constantFrom('0', '1')]))),
});

/** Answers for the blocks, so that they render all their parts. */
const answers = {
  wallet: { sumBalance: 12, detail: [] },
  member: { id: 1, account: 'demo', type: 1 },
  securityConfig: {},
} as never;

/** The visible entries, each once; an unknown link or button is named by its label. */
function drawn(page: Element, { words, fixed }: Pick<Chrome, 'words' | 'fixed'>): string[] {
  const labels = [...page.querySelectorAll('a, button, summary')].map(
    (each) => each.getAttribute('aria-label') ?? each.textContent.trim(),
  );
  const known = [
    ...Object.entries(words).flatMap(([name, own]) => own.map((word) => ({ name, word }))),
    ...fixed.map((word) => ({ name: '', word })),
  ].toSorted((a, b) => b.word.length - a.word.length);
  const names = labels.map((label) => known.find(({ word }) => label.startsWith(word))?.name ?? `undeclared: ${label}`);
  return [...new Set(names)].filter((name) => name !== '').toSorted();
}

describe('any release', () => {
  beforeAll(async () => {
    await LazyMemberArea.preload();
  });
  beforeEach(playPopovers);

  it.each(Object.keys(chrome) as ChromeBlock[])('shows in its %s exactly the entries whose conditions hold', async (block) => {
    const { draw, words, fixed }: Chrome = chrome[block];
    // Props that the block's schema has checked are the block's own.
    const Block = draw as (props: SiteBlock['props']) => ReactNode;
    const Placed = () => <Block {...useSite().site.layout.home[0]?.props} />;
    const scenario = fc.record({
      settings: anySettings,
      props: arbitraryOf(blocks[block].schema),
      audience: fc.constantFrom(...audiences),
      installed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ settings, props, audience, installed }) => {
        const release = { ...settings, '/template/layout/home': [{ id: 'x', block, props }] };
        const visitor = sampleVisitor[audience];
        const { site, container } = renderWithSite(<Placed />, { release, mode: 'preview', visitor, installed, answers });
        openMenus(container);
        const declared = site.layout.home.flatMap((placed) => {
          const circumstances = { site, visitor, language: 'EN', installed, props: placed.props } as const;
          const held = placedEntries(placed, site).filter(({ when }) => evaluateWhen(when, circumstances));
          return held.map(({ name }) => name).filter((name) => name in words);
        });
        await waitFor(() => expect(drawn(container, { words, fixed })).toEqual(declared.toSorted()));
        cleanup();
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });
});
