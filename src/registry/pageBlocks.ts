import type { BlockProps, BlockType } from '#schemas/declare/blocks/blockSchemas.ts';
import { LazyMemberArea } from '#src/blocks/HomeHeader/LazyMemberArea.ts';
import { type Block, block } from './block.ts';
import type { homeBlocks } from './homeBlocks.ts';

/** What the header shows of a member comes beside a form that makes one. */
function beforeLogin<T>(form: Promise<T>): Promise<T> {
  LazyMemberArea.preload().catch(() => undefined); // asked for again where it is drawn
  return form;
}

/**
 * The blocks that only forms and pages draw: home does without this table. A schema without a component here or in `homeBlocks`, or one
 * whose props differ, does not compile.
 */
export const pageBlocks: { readonly [T in Exclude<BlockType, keyof typeof homeBlocks>]: Block<BlockProps<T>> } = {
  'login-form': block(320, async () => (await beforeLogin(import('#src/blocks/LoginForm/LoginForm.tsx'))).LoginForm),
  'register-form': block(640, async () => (await beforeLogin(import('#src/blocks/RegisterForm/RegisterForm.tsx'))).RegisterForm),
  'forgot-form': block(360, async () => (await import('#src/blocks/ForgotForm/ForgotForm.tsx')).ForgotForm),
  'change-password-form': block(
    420,
    async () => (await import('#src/blocks/ChangePasswordForm/ChangePasswordForm.tsx')).ChangePasswordForm,
  ),
  'settings-list': block(200, async () => (await import('#src/blocks/SettingsList/SettingsList.tsx')).SettingsList),
  'trial-start': block(240, async () => (await import('#src/blocks/TrialStart/TrialStart.tsx')).TrialStart),
  'hot-games-list': block(800, async () => (await import('#src/blocks/HotGamesList/HotGamesList.tsx')).HotGamesList),
  'game-list': block(800, async () => (await import('#src/blocks/GameList/GameList.tsx')).GameList),
  'download-offers': block(400, async () => (await import('#src/blocks/DownloadOffers/DownloadOffers.tsx')).DownloadOffers),
  'lottery-frame': block(600, async () => (await import('#src/blocks/LotteryFrame/LotteryFrame.tsx')).LotteryFrame),
  'notice-list': block(600, async () => (await import('#src/blocks/NoticeList/NoticeList.tsx')).NoticeList),
  'promotion-list': block(700, async () => (await import('#src/blocks/PromotionList/PromotionList.tsx')).PromotionList),
  'help-topics': block(500, async () => (await import('#src/blocks/HelpTopics/HelpTopics.tsx')).HelpTopics),
  'invite-card': block(560, async () => (await import('#src/blocks/InviteCard/InviteCard.tsx')).InviteCard),
  'deposit-desk': block(600, async () => (await import('#src/blocks/DepositDesk/DepositDesk.tsx')).DepositDesk),
  'withdrawal-desk': block(600, async () => (await import('#src/blocks/WithdrawalDesk/WithdrawalDesk.tsx')).WithdrawalDesk),
  'vendor-grid': block(800, async () => (await import('#src/blocks/VendorGrid/VendorGrid.tsx')).VendorGrid),
  'game-centre': block(800, async () => (await import('#src/blocks/GameCentre/GameCentre.tsx')).GameCentre),
  'game-search': block(800, async () => (await import('#src/blocks/GameSearch/GameSearch.tsx')).GameSearch),
  'bet-records': block(700, async () => (await import('#src/blocks/BetRecords/BetRecords.tsx')).BetRecords),
  'member-identity': block(72, async () => (await import('#src/blocks/MemberIdentity/MemberIdentity.tsx')).MemberIdentity),
  'member-balance': block(148, async () => (await import('#src/blocks/MemberBalance/MemberBalance.tsx')).MemberBalance),
  'member-links': block(420, async () => (await import('#src/blocks/MemberLinks/MemberLinks.tsx')).MemberLinks),
  'security-list': block(620, async () => (await import('#src/blocks/SecurityList/SecurityList.tsx')).SecurityList),
  'safer-play': block(64, async () => (await import('#src/blocks/SaferPlay/SaferPlay.tsx')).SaferPlay),
  'vip-card': block(116, async () => (await import('#src/blocks/VipCard/VipCard.tsx')).VipCard),
  'message-centre': block(420, async () => (await import('#src/blocks/MessageCentre/MessageCentre.tsx')).MessageCentre),
  'inbox-list': block(500, async () => (await import('#src/blocks/InboxList/InboxList.tsx')).InboxList),
  'feedback-form': block(480, async () => (await import('#src/blocks/FeedbackForm/FeedbackForm.tsx')).FeedbackForm),
  'agent-home': block(720, async () => (await import('#src/blocks/AgentHome/AgentHome.tsx')).AgentHome),
  'team-overview': block(640, async () => (await import('#src/blocks/TeamOverview/TeamOverview.tsx')).TeamOverview),
  'team-members': block(800, async () => (await import('#src/blocks/TeamMembers/TeamMembers.tsx')).TeamMembers),
  'team-profit': block(800, async () => (await import('#src/blocks/TeamProfit/TeamProfit.tsx')).TeamProfit),
  'team-bets': block(800, async () => (await import('#src/blocks/TeamBets/TeamBets.tsx')).TeamBets),
  'team-rebates': block(800, async () => (await import('#src/blocks/TeamRebates/TeamRebates.tsx')).TeamRebates),
  'transaction-records': block(
    700,
    async () => (await import('#src/blocks/TransactionRecords/TransactionRecords.tsx')).TransactionRecords,
  ),
  'profit-loss': block(500, async () => (await import('#src/blocks/ProfitLoss/ProfitLoss.tsx')).ProfitLoss),
  'vip-benefits': block(400, async () => (await import('#src/blocks/VipBenefits/VipBenefits.tsx')).VipBenefits),
  'reward-list': block(600, async () => (await import('#src/blocks/RewardList/RewardList.tsx')).RewardList),
  'mall-items': block(600, async () => (await import('#src/blocks/MallItems/MallItems.tsx')).MallItems),
  'salary-contract': block(700, async () => (await import('#src/blocks/SalaryContract/SalaryContract.tsx')).SalaryContract),
  'dividend-contract': block(
    500,
    async () => (await import('#src/blocks/DividendContract/DividendContract.tsx')).DividendContract,
  ),
  'hour-contract': block(500, async () => (await import('#src/blocks/HourContract/HourContract.tsx')).HourContract),
  'agent-income': block(420, async () => (await import('#src/blocks/AgentIncome/AgentIncome.tsx')).AgentIncome),
  dividends: block(700, async () => (await import('#src/blocks/Dividends/Dividends.tsx')).Dividends),
  'open-account': block(640, async () => (await import('#src/blocks/OpenAccount/OpenAccount.tsx')).OpenAccount),
  'red-rain': block(300, async () => (await import('#src/blocks/RedRain/RedRain.tsx')).RedRain),
};
