import { solveCaptcha } from '../solveCaptcha.ts';
import { MERCHANT } from '../startTestSandbox.ts';
import type { Bench, CallRows, Sent } from './CallRow.ts';

const FREE_GAME = { vassalage: 'NOVR', freeplay: 1 };
const GAME = { nodeId: 10_001, vendor: 'NOVR' };

async function ownMessage({ sandbox }: Bench): Promise<Sent> {
  const [message] = await sandbox.db.query<{ id: number }>(
    `select m.id from member_messages m join accounts a on a.id = m.account_id
     where a.username = 'demospecial' and a.merchant_code = $1 limit 1`,
    [MERCHANT],
  );
  return { query: `?id=${message?.id}&language=AR` };
}

/** Calls of the lobby, games and chat. */
export const lobbyCalls: CallRows = {
  games: {
    send: () => ({
      query:
        '?merchant=lantern&platform=html5&gameName=a&gameType=RNG&pageNo=2&pageSize=10&minBet=1&minLine=&sort=name&language=EN',
    }),
  },
  vendors: { send: () => ({ query: '?typeId=1&merchant_code=lantern' }) },
  hotGames: { send: () => ({ query: '?isPlatform=2&language=EN&platform=html5&username=demomember' }) },
  winners: { send: () => ({ query: '?gameCategory=ALL&language=EN&limitNum=20' }) },
  sportsEvents: { send: () => ({ query: '?language=VN&sport=FOOTBALL,TENNIS&count=20' }) },
  liveTables: { send: () => ({ query: '?language=EN&vassalage=VLVT,SALN&count=12' }) },
  favouriteAdd: { send: () => ({ json: GAME }) },
  favouriteRemove: { send: () => ({ json: GAME }) },
  favouriteIds: { send: () => ({ query: '?pageNo=1&pageSize=100' }) },
  favouriteList: { send: () => ({ query: '?pageNo=1&pageSize=15&gameType=RNG&vendor=&language=EN' }) },
  recentAdd: { send: () => ({ json: GAME }) },
  recentList: { send: () => ({ query: '?page=1&pageSize=15&gameType=&vendor=&language=EN&clientType=2' }) },
  launch: { send: () => ({ json: FREE_GAME }) },
  launchByRelay: {
    send: () => ({ json: { ...FREE_GAME, gameCode: 'lobby', playType: 'trad', isGameH5: 1 } }),
  },
  lotteryGames: { send: () => ({ query: '?language=EN&vassalage=LOTT,ELOTT' }) },
  lotteryNumero: { send: () => ({ query: '?gameIds=ELOTT-001,ELOTT-002' }) },
  vnLotteryNumero: { send: () => ({ query: '?gameId=TCG_LOTTO_VN-001&count=5' }) },
  announcements: { send: () => ({ query: '?types=B,PL,PR&groupName=m_home&language=VN' }) },
  announcementRead: {
    as: 'demospecial',
    send: () => ({ json: { announcementId: 1201, read: true } }),
  },
  popularAnnouncements: { send: () => ({ query: '?language=KR' }) },
  help: { send: () => ({ query: '?device=MOBILE&language=TH' }) },
  chatLaunch: {
    send: () => ({
      query: '?b2c=1&language=EN&backUrl=/m/home&headerColor=%23112233&title=Lantern&moduleId=CBS3',
    }),
  },
  chatModels: { send: () => ({ query: '?moduleId=CBS3' }) },
  inboxList: { send: () => ({ query: '?pageNo=1&pageSize=10&language=VN' }) },
  inboxMessage: { as: 'demospecial', send: ownMessage },
  inboxMark: { send: () => ({ json: { all: true } }) },
  inboxDelete: { send: () => ({ json: { ids: [1] } }) },
  feedback: {
    send: async ({ sandbox }) => ({
      json: { content: 'Hello', sender: 'demotrial', type: 4, ...(await solveCaptcha(sandbox)) },
    }),
  },
};
