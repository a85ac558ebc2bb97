import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '#schemas/blockSchemas.ts';
import { loadMemberArea } from '#src/blocks/HomeHeader/memberAreaPart.ts';

/** What the header shows of a member comes beside a form that makes one. */
function beforeLogin<T>(form: Promise<T>): Promise<T> {
  loadMemberArea().catch(() => undefined); // asked for again where it is drawn
  return form;
}

/** Where the code is of blocks that only forms and pages draw: home does without this table. */
export const pageBlocks = {
  'login-form': async () => (await beforeLogin(import('#src/blocks/LoginForm/LoginForm.tsx'))).LoginForm,
  'register-form': async () => (await beforeLogin(import('#src/blocks/RegisterForm/RegisterForm.tsx'))).RegisterForm,
  'forgot-form': async () => (await import('#src/blocks/ForgotForm/ForgotForm.tsx')).ForgotForm,
  'change-password-form': async () => (await import('#src/blocks/ChangePasswordForm/ChangePasswordForm.tsx')).ChangePasswordForm,
  'settings-list': async () => (await import('#src/blocks/SettingsList/SettingsList.tsx')).SettingsList,
  'trial-start': async () => (await import('#src/blocks/TrialStart/TrialStart.tsx')).TrialStart,
  'hot-games-list': async () => (await import('#src/blocks/HotGamesList/HotGamesList.tsx')).HotGamesList,
  'game-list': async () => (await import('#src/blocks/GameList/GameList.tsx')).GameList,
  'download-offers': async () => (await import('#src/blocks/DownloadOffers/DownloadOffers.tsx')).DownloadOffers,
  'lottery-frame': async () => (await import('#src/blocks/LotteryFrame/LotteryFrame.tsx')).LotteryFrame,
  'notice-list': async () => (await import('#src/blocks/NoticeList/NoticeList.tsx')).NoticeList,
  'promotion-list': async () => (await import('#src/blocks/PromotionList/PromotionList.tsx')).PromotionList,
  'help-topics': async () => (await import('#src/blocks/HelpTopics/HelpTopics.tsx')).HelpTopics,
  'invite-card': async () => (await import('#src/blocks/InviteCard/InviteCard.tsx')).InviteCard,
  'deposit-desk': async () => (await import('#src/blocks/DepositDesk/DepositDesk.tsx')).DepositDesk,
  'withdrawal-desk': async () => (await import('#src/blocks/WithdrawalDesk/WithdrawalDesk.tsx')).WithdrawalDesk,
  'vendor-grid': async () => (await import('#src/blocks/VendorGrid/VendorGrid.tsx')).VendorGrid,
  'game-centre': async () => (await import('#src/blocks/GameCentre/GameCentre.tsx')).GameCentre,
  'game-search': async () => (await import('#src/blocks/GameSearch/GameSearch.tsx')).GameSearch,
  'bet-records': async () => (await import('#src/blocks/BetRecords/BetRecords.tsx')).BetRecords,
  'member-identity': async () => (await import('#src/blocks/MemberIdentity/MemberIdentity.tsx')).MemberIdentity,
  'member-balance': async () => (await import('#src/blocks/MemberBalance/MemberBalance.tsx')).MemberBalance,
  'member-links': async () => (await import('#src/blocks/MemberLinks/MemberLinks.tsx')).MemberLinks,
  'security-list': async () => (await import('#src/blocks/SecurityList/SecurityList.tsx')).SecurityList,
  'vip-card': async () => (await import('#src/blocks/VipCard/VipCard.tsx')).VipCard,
  'message-centre': async () => (await import('#src/blocks/MessageCentre/MessageCentre.tsx')).MessageCentre,
  'inbox-list': async () => (await import('#src/blocks/InboxList/InboxList.tsx')).InboxList,
  'feedback-form': async () => (await import('#src/blocks/FeedbackForm/FeedbackForm.tsx')).FeedbackForm,
  'agent-home': async () => (await import('#src/blocks/AgentHome/AgentHome.tsx')).AgentHome,
  'team-overview': async () => (await import('#src/blocks/TeamOverview/TeamOverview.tsx')).TeamOverview,
  'team-members': async () => (await import('#src/blocks/TeamMembers/TeamMembers.tsx')).TeamMembers,
  'team-profit': async () => (await import('#src/blocks/TeamProfit/TeamProfit.tsx')).TeamProfit,
  'team-bets': async () => (await import('#src/blocks/TeamBets/TeamBets.tsx')).TeamBets,
  'team-rebates': async () => (await import('#src/blocks/TeamRebates/TeamRebates.tsx')).TeamRebates,
  'transaction-records': async () => (await import('#src/blocks/TransactionRecords/TransactionRecords.tsx')).TransactionRecords,
  'profit-loss': async () => (await import('#src/blocks/ProfitLoss/ProfitLoss.tsx')).ProfitLoss,
  'vip-benefits': async () => (await import('#src/blocks/VipBenefits/VipBenefits.tsx')).VipBenefits,
  'reward-list': async () => (await import('#src/blocks/RewardList/RewardList.tsx')).RewardList,
  'mall-items': async () => (await import('#src/blocks/MallItems/MallItems.tsx')).MallItems,
  'salary-contract': async () => (await import('#src/blocks/SalaryContract/SalaryContract.tsx')).SalaryContract,
  'dividend-contract': async () => (await import('#src/blocks/DividendContract/DividendContract.tsx')).DividendContract,
  'hour-contract': async () => (await import('#src/blocks/HourContract/HourContract.tsx')).HourContract,
  'agent-income': async () => (await import('#src/blocks/AgentIncome/AgentIncome.tsx')).AgentIncome,
  dividends: async () => (await import('#src/blocks/Dividends/Dividends.tsx')).Dividends,
  'open-account': async () => (await import('#src/blocks/OpenAccount/OpenAccount.tsx')).OpenAccount,
  'red-rain': async () => (await import('#src/blocks/RedRain/RedRain.tsx')).RedRain,
} satisfies { readonly [T in BlockType]?: () => Promise<ComponentType<BlockProps<T>>> };

export type PageBlock = keyof typeof pageBlocks;
