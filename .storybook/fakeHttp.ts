import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import { pages } from '#schemas/declare/pages/pages.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { hostileAnswer } from '#src/runtime/hostile/hostileAnswer.ts';
import { card, cards, methods, withdrawalFacts } from '../tests/support/paymentAnswers.ts';
import { contractAnswers } from '../tests/support/contractAnswers.ts';
import { someMembers, somePnl, someTeamBets, teamKpi, teamMember } from '../tests/support/teamAnswers.ts';
import { someBets, someItems, someMoves, someRank, someResults, someRewards } from '../tests/support/recordAnswers.ts';
import { games, vendors } from '../sandbox/seed/catalogue.ts';

const SLOW_MS = 3000;

const game = ({ gameId, nodeId, gameName, gameType, vassalage, isNew, freeplay }: (typeof games)[number]): Game => ({
  gameId,
  nodeId,
  gameName,
  gameType,
  vassalage,
  iconUrl: `/art/games/${gameId}.webp`,
  isNew: isNew ? '1' : '0',
  freeplay: freeplay ? 1 : 0,
});

function gameList({ gameType, pageSize, pageNo, gameName = '', vassalage = '' }: Params): CallAnswer<'games'> {
  const size = Number(pageSize);
  const vendorCodes = String(vassalage).split(',').filter(Boolean);
  const found = games.filter(
    (entry) =>
      (gameType === 'ALL' || gameType === entry.gameType) &&
      (vendorCodes.length === 0 || vendorCodes.includes(entry.vassalage)) &&
      entry.gameName.toLowerCase().includes(String(gameName).toLowerCase()),
  );
  const from = (Number(pageNo) - 1) * size;
  return {
    games: found.slice(from, from + size).map(game),
    pageNum: Number(pageNo),
    totalPages: Math.ceil(found.length / size),
    totalCount: found.length,
  };
}

function vendorStructure(): CallAnswer<'vendors'> {
  // Platforms list e-sports and cockfight vendors under sports.
  const categoryOf = (gameType: string) => (gameType === 'ESPORTS' || gameType === 'COCKFIGHT' ? 'SPORTS' : gameType);
  const codes = (category: string) =>
    vendors.filter(({ gameType }) => categoryOf(gameType) === category).map(({ vassalage }) => vassalage);
  return {
    sorting: [...new Set(vendors.map(({ gameType }) => categoryOf(gameType)))].map((gameCategory) => ({
      gameCategory,
      gameCount: games.filter(({ gameType }) => categoryOf(gameType) === gameCategory).length,
      vendorNames: codes(gameCategory).map((vassalage) => ({ vassalage })),
    })),
    mapping: {},
    vendors: Object.fromEntries(
      vendors.map(({ vassalage, displayName, gameType }) => [vassalage, { vassalage, displayName, gameType }]),
    ),
  };
}

const notices = [
  'Weekend cashback is open until Sunday midnight',
  'New tables in the live lounge from today',
  'Scheduled maintenance on Tuesday, 04:00 to 04:30',
];

function announcements({ types }: Params): CallAnswer<'announcements'> {
  if (types === 'B')
    return [1, 2, 3].map((id) => ({
      id,
      type: 'B' as const,
      title: `Banner ${id}`,
      url: `/brand/aurora/banner-${id}.webp`,
      link: pages.hotGames.path,
    }));
  if (types === 'PR')
    return ['Welcome gift', 'Weekly rebate'].map((title, index) => ({
      id: 30 + index,
      type: 'PR' as const,
      title,
      content: `<p>${title}: <b>every week</b> until the end. <a href="${pages.help.path}">Rules</a></p>`,
      startDate: '2026-02-01T00:00:00.000Z',
      endDate: '2026-06-30T00:00:00.000Z',
      noExpiry: index,
      promoAnnouncementCategoryIds: [index + 1],
      announcementImages: [{ url: `/art/promotions/${['welcome', 'rebate'][index]}.svg`, sequence: 1 }],
      link: pages.hotGames.path,
    }));
  return notices.map((title, index) => ({
    id: 10 + index,
    type: 'PL' as const,
    title,
    content: `<p>${title}.</p>`,
    startDate: '2026-02-01T00:00:00.000Z',
    read: index > 0,
  }));
}

const letter = (id: number, title: string, read: boolean) => ({
  id,
  title,
  preview: 'Choose a password that you use nowhere else, and change it in the settings when in doubt.',
  content: '<p>Choose a password that you use nowhere else.</p><p>Log out on devices that others use.</p>',
  sentAt: '2026-02-01T00:00:00.000Z',
  read,
});
const letters = [letter(2, 'Keep your account safe', false), letter(1, 'Welcome', true)] as const;

/** A grey square with a word: enough to see where a captcha is. */
const captchaImage = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#ddd"/><text x="24" y="27" font-size="20" fill="#222">7k2m</text></svg>')}`;

/** Lotteries drawn once; when the next draw is, they do not say, so that a story looks the same twice. */
const lotteries = (): CallAnswer<'lotteryGames'> =>
  games
    .filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
    .slice(0, 8)
    .map((entry, index) => ({
      ...game(entry),
      numero: {
        gameId: entry.gameId,
        issue: String(20_260_101 + index),
        numbers: [3, 14, 15, 9, 26, 5].slice(0, 4 + (index % 3)),
        openedAt: '2026-01-01T11:00:00Z',
      },
    }));

/** What a story's platform answers. A call that is not here fails, as it would where a platform does not know it. */
const answers: { readonly [C in CallName]?: (params: Params) => CallAnswer<C> } = {
  hotGames: () =>
    games
      .filter(({ hotRank }) => hotRank !== null)
      .toSorted((a, b) => Number(a.hotRank) - Number(b.hotRank))
      .slice(0, 12)
      .map(game),
  games: gameList,
  vendors: vendorStructure,
  winners: ({ limitNum }) =>
    games.slice(0, Math.min(20, Number(limitNum))).map(({ gameId, gameName, gameType, vassalage }, index) => ({
      vo: {
        gameId,
        gameName,
        gameType,
        vassalage,
        iconUrl: `/art/games/${gameId}.webp`,
        customerName: `${'abcdefghij'[index % 10]}***${index}`,
        winAmount: 12_480.5 / (index + 1),
      },
    })),
  announcements,
  service: () => [],
  countries: () => [
    { code: 'VN', name: 'Vietnam', dialingCode: '84' },
    { code: 'TH', name: 'Thailand', dialingCode: '66' },
    { code: 'AE', name: 'United Arab Emirates', dialingCode: '971' },
  ],
  captcha: () => ({ captchaId: 'story', image: captchaImage }),
  checkUsername: () => ({ available: true }),
  checkAffiliate: () => ({ success: true }),
  smsForRegister: () => ({ expirationTime: Date.now() + 60_000 }),
  smsWithoutLogin: () => ({ expirationTime: Date.now() + 60_000 }),
  member: () => ({
    id: 1,
    account: 'mira',
    nickname: 'Mira',
    type: 0,
    clubLabel: { labelName: 'VIP 1' },
    affiliateCode: 'MIRA2026',
  }),
  announcementRead: () => undefined,
  chatUnread: () => ({ count: 1 }),
  inboxUnread: () => ({ count: 1 }),
  inboxList: () => ({ messages: letters.map(({ content: _content, ...letter }) => letter), totalPages: 1 }),
  inboxMessage: ({ id }) => letters.find((letter) => letter.id === id) ?? letters[0],
  inboxMark: () => undefined,
  inboxDelete: () => undefined,
  feedback: () => undefined,
  promotionCategories: () => [
    { id: 1, title: 'promo_welcome', iconImageUrl: '' },
    { id: 2, title: 'promo_weekly', iconImageUrl: '' },
  ],
  help: () =>
    ['How do I deposit?', 'How do I reset my password?'].map((title, id) => ({
      id,
      title,
      content: '<p>Open the menu and follow the steps:</p><ol><li>Choose a way.</li><li>Confirm.</li></ol>',
    })),
  lotteryGames: lotteries,
  lotteryPopular: lotteries,
  vnLotteryMenu: () => [
    { code: 'NORTH', title: 'North', games: lotteries().slice(0, 2) },
    { code: 'SOUTH', title: 'South', games: lotteries().slice(2, 3) },
  ],
  lotteryShowLogo: () => ({ showLogo: true }),
  vnLotteryShowLogo: () => ({ showLogo: true }),
  gameRecords: someBets,
  teamKpiA: () => teamKpi.teamKpiA,
  teamKpiB: () => teamKpi.teamKpiB,
  teamKpiC: () => teamKpi.teamKpiC,
  subordinates: someMembers,
  downlines: someMembers,
  downline: teamMember,
  memberPnl: somePnl,
  teamBets: someTeamBets,
  transactions: someMoves,
  profitLoss: () => someResults,
  playerRank: () => someRank,
  rewards: () => someRewards,
  claimReward: () => ({ amount: 10 }),
  mall: () => someItems,
  redeemItem: () => ({ amount: 5 }),
  depositMethods: () => methods,
  hasPaymentPassword: () => true,
  bankCards: () => cards(card(), card({ id: '8', bankName: 'Two Rivers Bank', number: '•••• 1122' })),
  withdrawal: () => withdrawalFacts(),
  ...contractAnswers,
  wallet: () => ({ sumBalance: 12_345.67 }),
  headIcon: () => ({ icon: 'fox' }),
  securityConfig: () => ({
    loginPassword: true,
    paymentPassword: true,
    email: true,
    payeeName: false,
    bankCard: false,
    nickname: true,
    headIcon: true,
    securityQuestions: false,
    emailShown: 'm•••@players.example',
  }),
  securityQuestions: () =>
    ['pet', 'street', 'school', 'friend', 'book'].map((name, index) => ({ id: index + 1, question: `question.${name}` })),
  ownQuestions: () => [],
};

/** A platform that answers as the scenario says: at once, slowly, or not at all; as it is, or made hard to show. */
export function fakeHttp(platform: Scenario['platform'], content: Scenario['content'] = 'real'): Http {
  async function read<C extends CallName>(call: C, params: Params = {}): Promise<CallAnswer<C>> {
    if (platform === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const answer = answers[call];
    if (platform === 'failing' || !answer) throw new ApiError('http.500', 500, `no answer to ${call}`);
    return content === 'real' ? answer(params) : hostileAnswer(content, call, answer(params));
  }
  return { read, send: (call) => read(call) };
}
