import type { RegisterSettingsOverrides } from '../release/registerSettings.schema.ts';
import type {
  AnnouncementsAnswer,
  ChatAnswer,
  ChatModelsAnswer,
  HelpAnswer,
  JackpotAnswer,
  PromotionCategoriesAnswer,
  UnreadAnswer,
} from './announcements.schema.ts';
import type {
  AgentIncomeAnswer,
  Contract,
  ContractHistoryAnswer,
  ContractInfoAnswer,
  ContractListAnswer,
  ContractsAnswer,
  DailySalaryAnswer,
  DividendAnswer,
  DividendPayoutAnswer,
  EarningsAnswer,
  RedRainAnswer,
} from './contracts.schema.ts';
import type { InboxListAnswer, InboxMessageAnswer } from './messages.schema.ts';
import type { DrawsAnswer, LotteryGamesAnswer, LotteryMenuAnswer, ShowLogoAnswer } from './lottery.schema.ts';
import type { MemberPnlAnswer, TeamBetsAnswer, TeamKpiAnswer, TeamMemberAnswer, TeamMembersAnswer } from './team.schema.ts';
import type { CallName } from './calls.ts';
import type { GameListAnswer, HotGamesAnswer, VendorsAnswer, WinnersAnswer } from './games.schema.ts';
import type {
  BankCardAnswer,
  BankCardsAnswer,
  DepositMethodsAnswer,
  HasPaymentPasswordAnswer,
  ReceiptAnswer,
  WithdrawalAnswer,
} from './payment.schema.ts';
import type { FavouriteIdsAnswer, FavouriteListAnswer, LaunchAnswer, RecentListAnswer } from './play.schema.ts';
import type { HeadIconAnswer, OwnQuestionsAnswer, SecurityConfigAnswer, SecurityQuestionsAnswer } from './profile.schema.ts';
import type { GameRecordsAnswer, ProfitLossAnswer, TransactionsAnswer } from './records.schema.ts';
import type { ClaimAnswer, MallAnswer, PlayerRankAnswer, RewardsAnswer } from './benefits.schema.ts';
import type {
  AffiliateAnswer,
  CheckCodeAnswer,
  FirebaseVerifyAnswer,
  SetPasswordAnswer,
  SmsAnswer,
  SocialProvidersAnswer,
  SocialSessionAnswer,
  SocialStartAnswer,
} from './access.schema.ts';
import type {
  CaptchaAnswer,
  TrialSessionAnswer,
  TrialUserAnswer,
  LoginKeyAnswer,
  MemberAnswer,
  RegisteredAnswer,
  SessionAnswer,
  UsernameAnswer,
  WalletAnswer,
} from './session.schema.ts';
import type {
  CountriesAnswer,
  DomainRouteAnswer,
  ServiceAnswer,
  SettingsAnswer,
  StatusAnswer,
  TemplateAnswer,
  WhitelabelAnswer,
} from './system.schema.ts';

interface Answers {
  template: TemplateAnswer;
  settings: SettingsAnswer;
  whitelabel: WhitelabelAnswer;
  registerSettings: RegisterSettingsOverrides;
  domainRoute: DomainRouteAnswer;
  status: StatusAnswer;
  countries: CountriesAnswer;
  service: ServiceAnswer;
  captcha: CaptchaAnswer;
  loginKey: LoginKeyAnswer;
  login: SessionAnswer;
  logout: undefined;
  freeplay: TrialSessionAnswer;
  testPlay: TrialSessionAnswer;
  trialUser: TrialUserAnswer;
  socialProviders: SocialProvidersAnswer;
  socialStart: SocialStartAnswer;
  socialFinish: SocialSessionAnswer;
  smsForRegister: SmsAnswer;
  smsWithoutLogin: SmsAnswer;
  checkCode: CheckCodeAnswer;
  firebaseSend: SmsAnswer;
  firebaseVerify: FirebaseVerifyAnswer;
  recoverByEmail: undefined;
  resetByEmail: undefined;
  setPasswordByPhone: SetPasswordAnswer;
  changePassword: undefined;
  checkAffiliate: AffiliateAnswer;
  registerByUsername: RegisteredAnswer;
  registerByMobile: RegisteredAnswer;
  checkUsername: UsernameAnswer;
  member: MemberAnswer;
  headIcon: HeadIconAnswer;
  setHeadIcon: undefined;
  securityConfig: SecurityConfigAnswer;
  ownQuestions: OwnQuestionsAnswer;
  setOwnQuestions: undefined;
  securityQuestions: SecurityQuestionsAnswer;
  setEmail: undefined;
  setPayeeName: undefined;
  setNickname: undefined;
  wallet: WalletAnswer;
  walletTransfer: WalletAnswer;
  depositMethods: DepositMethodsAnswer;
  deposit: ReceiptAnswer;
  withdrawal: WithdrawalAnswer;
  withdraw: ReceiptAnswer;
  cancelWithdrawal: ReceiptAnswer;
  hasPaymentPassword: HasPaymentPasswordAnswer;
  setPaymentPassword: undefined;
  resetPaymentPassword: undefined;
  bankCards: BankCardsAnswer;
  addBankCard: BankCardAnswer;
  games: GameListAnswer;
  hotGames: HotGamesAnswer;
  vendors: VendorsAnswer;
  winners: WinnersAnswer;
  favouriteAdd: undefined;
  favouriteRemove: undefined;
  favouriteIds: FavouriteIdsAnswer;
  favouriteList: FavouriteListAnswer;
  recentAdd: undefined;
  recentList: RecentListAnswer;
  launch: LaunchAnswer;
  launchByRelay: LaunchAnswer;
  announcements: AnnouncementsAnswer;
  announcementRead: undefined;
  popularAnnouncements: AnnouncementsAnswer;
  promotionCategories: PromotionCategoriesAnswer;
  lobbyNews: AnnouncementsAnswer;
  help: HelpAnswer;
  teamKpiA: TeamKpiAnswer;
  teamKpiB: TeamKpiAnswer;
  teamKpiC: TeamKpiAnswer;
  subordinates: TeamMembersAnswer;
  downline: TeamMemberAnswer;
  downlines: TeamMembersAnswer;
  transferDownline: undefined;
  transferDownlines: undefined;
  updateRebates: undefined;
  memberPnl: MemberPnlAnswer;
  teamBets: TeamBetsAnswer;
  chatLaunch: ChatAnswer;
  chatModels: ChatModelsAnswer;
  chatUnread: UnreadAnswer;
  chatUnreadOther: UnreadAnswer;
  inboxUnread: UnreadAnswer;
  inboxList: InboxListAnswer;
  inboxMessage: InboxMessageAnswer;
  inboxMark: undefined;
  inboxDelete: undefined;
  feedback: undefined;
  lotteryGames: LotteryGamesAnswer;
  lotteryPopular: LotteryGamesAnswer;
  lotteryNumero: DrawsAnswer;
  lotteryShowLogo: ShowLogoAnswer;
  vnLotteryMenu: LotteryMenuAnswer;
  vnLotteryNumero: DrawsAnswer;
  vnLotteryRecent: LotteryGamesAnswer;
  vnLotteryShowLogo: ShowLogoAnswer;
  gameRecords: GameRecordsAnswer;
  transactions: TransactionsAnswer;
  profitLoss: ProfitLossAnswer;
  playerRank: PlayerRankAnswer;
  rewards: RewardsAnswer;
  claimReward: ClaimAnswer;
  mall: MallAnswer;
  redeemItem: ClaimAnswer;
  jackpot: JackpotAnswer;
  contracts: ContractsAnswer;
  dailySalary: DailySalaryAnswer;
  salaryInfo: ContractInfoAnswer;
  salaryList: EarningsAnswer;
  salaryApply: Contract;
  salaryProcess: Contract;
  salaryRequests: ContractListAnswer;
  salaryHistory: ContractHistoryAnswer;
  dividendProcess: Contract;
  hourContract: ContractInfoAnswer;
  hourProcess: Contract;
  dividend: DividendAnswer;
  dividendHistory: EarningsAnswer;
  dividendPayout: DividendPayoutAnswer;
  agentIncome: AgentIncomeAnswer;
  openByUsername: RegisteredAnswer;
  openByMobile: RegisteredAnswer;
  redRain: RedRainAnswer;
}

/** The `value` of a call's successful answer. */
export type Answer<C extends CallName> = Answers[C];

/** Query of a read or body of a write. Numbers and texts only: what an address can carry. */
export type Params = Readonly<Record<string, string | number>>;
