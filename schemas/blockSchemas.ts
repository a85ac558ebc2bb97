import { agentHomeSchema } from './blocks/agentHome.schema.ts';
import { teamOverviewSchema } from './blocks/teamOverview.schema.ts';
import { teamMembersSchema } from './blocks/teamMembers.schema.ts';
import { teamProfitSchema } from './blocks/teamProfit.schema.ts';
import { teamBetsSchema } from './blocks/teamBets.schema.ts';
import { teamRebatesSchema } from './blocks/teamRebates.schema.ts';
import type { FromSchema } from 'json-schema-to-ts';
import { transactionRecordsSchema } from './blocks/transactionRecords.schema.ts';
import { profitLossSchema } from './blocks/profitLoss.schema.ts';
import { vipBenefitsSchema } from './blocks/vipBenefits.schema.ts';
import { rewardListSchema } from './blocks/rewardList.schema.ts';
import { mallItemsSchema } from './blocks/mallItems.schema.ts';
import { betRecordsSchema } from './blocks/betRecords.schema.ts';
import { bannerCarouselSchema } from './blocks/bannerCarousel.schema.ts';
import { categoryRailsSchema } from './blocks/categoryRails.schema.ts';
import { categoryTabsSchema } from './blocks/categoryTabs.schema.ts';
import { changePasswordFormSchema } from './blocks/changePasswordForm.schema.ts';
import { continuePlayingSchema } from './blocks/continuePlaying.schema.ts';
import { downloadBarSchema } from './blocks/downloadBar.schema.ts';
import { downloadOffersSchema } from './blocks/downloadOffers.schema.ts';
import { footerNavSchema } from './blocks/footerNav.schema.ts';
import { forgotFormSchema } from './blocks/forgotForm.schema.ts';
import { gameCarouselSchema } from './blocks/gameCarousel.schema.ts';
import { gameCentreSchema } from './blocks/gameCentre.schema.ts';
import { gameSearchSchema } from './blocks/gameSearch.schema.ts';
import { searchLinkSchema } from './blocks/searchLink.schema.ts';
import { vendorGridSchema } from './blocks/vendorGrid.schema.ts';
import { gameListSchema } from './blocks/gameList.schema.ts';
import { homeFooterSchema } from './blocks/homeFooter.schema.ts';
import { homeHeaderSchema } from './blocks/homeHeader.schema.ts';
import { hotGamesSchema } from './blocks/hotGames.schema.ts';
import { hotGamesListSchema } from './blocks/hotGamesList.schema.ts';
import { jackpotSchema } from './blocks/jackpot.schema.ts';
import { leftMenuSchema } from './blocks/leftMenu.schema.ts';
import { lobbyNewsSchema } from './blocks/lobbyNews.schema.ts';
import { loginFormSchema } from './blocks/loginForm.schema.ts';
import { memberMenuSchema } from './blocks/memberMenu.schema.ts';
import { lotteryDrawsSchema } from './blocks/lotteryDraws.schema.ts';
import { lotteryFrameSchema } from './blocks/lotteryFrame.schema.ts';
import { noticeMarqueeSchema } from './blocks/noticeMarquee.schema.ts';
import { registerFormSchema } from './blocks/registerForm.schema.ts';
import { rightMenuSchema } from './blocks/rightMenu.schema.ts';
import { settingsListSchema } from './blocks/settingsList.schema.ts';
import { trialStartSchema } from './blocks/trialStart.schema.ts';
import { vendorStripSchema } from './blocks/vendorStrip.schema.ts';
import { winnerBoardSchema } from './blocks/winnerBoard.schema.ts';
import { noticeListSchema } from './blocks/noticeList.schema.ts';
import { promotionListSchema } from './blocks/promotionList.schema.ts';
import { helpTopicsSchema } from './blocks/helpTopics.schema.ts';
import { feedbackFormSchema } from './blocks/feedbackForm.schema.ts';
import { inboxListSchema } from './blocks/inboxList.schema.ts';
import { messageCentreSchema } from './blocks/messageCentre.schema.ts';
import { depositDeskSchema } from './blocks/depositDesk.schema.ts';
import { withdrawalDeskSchema } from './blocks/withdrawalDesk.schema.ts';
import { inviteCardSchema } from './blocks/inviteCard.schema.ts';
import { memberBalanceSchema } from './blocks/memberBalance.schema.ts';
import { memberIdentitySchema } from './blocks/memberIdentity.schema.ts';
import { memberLinksSchema } from './blocks/memberLinks.schema.ts';
import { vipCardSchema } from './blocks/vipCard.schema.ts';
import { securityListSchema } from './blocks/securityList.schema.ts';
import { saferPlaySchema } from './blocks/saferPlay.schema.ts';
import { salaryContractSchema } from './blocks/salaryContract.schema.ts';
import { dividendContractSchema } from './blocks/dividendContract.schema.ts';
import { hourContractSchema } from './blocks/hourContract.schema.ts';
import { agentIncomeSchema } from './blocks/agentIncome.schema.ts';
import { dividendsSchema } from './blocks/dividends.schema.ts';
import { openAccountSchema } from './blocks/openAccount.schema.ts';
import { redRainSchema } from './blocks/redRain.schema.ts';
import type { Region } from './release/layout.schema.ts';

/** Every block a layout may name, by its wire name. */
export const blockSchemas = {
  'home-header': homeHeaderSchema,
  'banner-carousel': bannerCarouselSchema,
  'notice-marquee': noticeMarqueeSchema,
  'category-tabs': categoryTabsSchema,
  'hot-games': hotGamesSchema,
  'vendor-strip': vendorStripSchema,
  'category-rails': categoryRailsSchema,
  'winner-board': winnerBoardSchema,
  'home-footer': homeFooterSchema,
  'footer-nav': footerNavSchema,
  jackpot: jackpotSchema,
  'left-menu': leftMenuSchema,
  'right-menu': rightMenuSchema,
  'member-menu': memberMenuSchema,
  'login-form': loginFormSchema,
  'register-form': registerFormSchema,
  'forgot-form': forgotFormSchema,
  'change-password-form': changePasswordFormSchema,
  'settings-list': settingsListSchema,
  'trial-start': trialStartSchema,
  'hot-games-list': hotGamesListSchema,
  'game-list': gameListSchema,
  'continue-playing': continuePlayingSchema,
  'download-bar': downloadBarSchema,
  'download-offers': downloadOffersSchema,
  'lottery-draws': lotteryDrawsSchema,
  'lottery-frame': lotteryFrameSchema,
  'notice-list': noticeListSchema,
  'promotion-list': promotionListSchema,
  'help-topics': helpTopicsSchema,
  'invite-card': inviteCardSchema,
  'deposit-desk': depositDeskSchema,
  'withdrawal-desk': withdrawalDeskSchema,
  'vendor-grid': vendorGridSchema,
  'game-centre': gameCentreSchema,
  'game-search': gameSearchSchema,
  'search-link': searchLinkSchema,
  'lobby-news': lobbyNewsSchema,
  'game-carousel': gameCarouselSchema,
  'bet-records': betRecordsSchema,
  'member-identity': memberIdentitySchema,
  'member-balance': memberBalanceSchema,
  'member-links': memberLinksSchema,
  'security-list': securityListSchema,
  'safer-play': saferPlaySchema,
  'vip-card': vipCardSchema,
  'message-centre': messageCentreSchema,
  'inbox-list': inboxListSchema,
  'feedback-form': feedbackFormSchema,
  'agent-home': agentHomeSchema,
  'team-overview': teamOverviewSchema,
  'team-members': teamMembersSchema,
  'team-profit': teamProfitSchema,
  'team-bets': teamBetsSchema,
  'team-rebates': teamRebatesSchema,
  'transaction-records': transactionRecordsSchema,
  'profit-loss': profitLossSchema,
  'vip-benefits': vipBenefitsSchema,
  'reward-list': rewardListSchema,
  'mall-items': mallItemsSchema,
  'salary-contract': salaryContractSchema,
  'dividend-contract': dividendContractSchema,
  'hour-contract': hourContractSchema,
  'agent-income': agentIncomeSchema,
  dividends: dividendsSchema,
  'open-account': openAccountSchema,
  'red-rain': redRainSchema,
} as const;

export type BlockType = keyof typeof blockSchemas;
/** What a component gets: the block's settings with defaults filled in. */
export type BlockProps<T extends BlockType> = FromSchema<(typeof blockSchemas)[T]>;

export const blockTypes = Object.keys(blockSchemas) as readonly BlockType[];

export const isBlockType = (name: string): name is BlockType => Object.hasOwn(blockSchemas, name);

/** Regions a block may be in. */
export const blockRegions: Readonly<Record<BlockType, readonly Region[]>> = {
  'home-header': ['header'],
  'banner-carousel': ['home', 'register'],
  'notice-marquee': ['home'],
  'category-tabs': ['home'],
  'hot-games': ['home'],
  'vendor-strip': ['home', 'homeFooter'],
  'category-rails': ['home'],
  'winner-board': ['home'],
  'home-footer': ['homeFooter'],
  'footer-nav': ['footerNav'],
  jackpot: ['home'],
  'left-menu': ['leftMenu'],
  'right-menu': ['rightMenu'],
  'member-menu': ['memberMenu'],
  'login-form': ['login'],
  'register-form': ['register'],
  'forgot-form': ['forget'],
  'change-password-form': ['changePassword'],
  'settings-list': ['settings', 'memberCentre'],
  'trial-start': ['trial'],
  'hot-games-list': ['hotGames'],
  'game-list': ['gameList'],
  'continue-playing': ['home'],
  'download-bar': ['header', 'home'],
  'download-offers': ['download'],
  'lottery-draws': ['home', 'vendorGrid'],
  'lottery-frame': ['lottery'],
  'notice-list': ['notices'],
  'promotion-list': ['promotions'],
  'help-topics': ['help'],
  'invite-card': ['invite'],
  'deposit-desk': ['deposit'],
  'withdrawal-desk': ['withdraw'],
  'vendor-grid': ['vendorGrid'],
  'game-centre': ['gameCentre'],
  'game-search': ['search'],
  'search-link': ['home'],
  'lobby-news': ['home'],
  'game-carousel': ['home'],
  'bet-records': ['gameRecords'],
  'member-identity': ['memberCentre'],
  'member-balance': ['memberCentre'],
  'member-links': ['memberCentre'],
  'security-list': ['securityCentre'],
  'safer-play': ['deposit', 'memberCentre'],
  'vip-card': ['memberCentre'],
  'message-centre': ['messageCentre'],
  'inbox-list': ['inbox'],
  'feedback-form': ['feedback'],
  'agent-home': ['agentHome'],
  'team-overview': ['teamOverview'],
  'team-members': ['teamMembers'],
  'team-profit': ['teamProfit'],
  'team-bets': ['teamBets'],
  'team-rebates': ['teamRebates'],
  'transaction-records': ['transactions'],
  'profit-loss': ['profitLoss'],
  'vip-benefits': ['benefits'],
  'reward-list': ['rewards'],
  'mall-items': ['mall'],
  'salary-contract': ['salaryContract'],
  'dividend-contract': ['dividendContract'],
  'hour-contract': ['hourContract'],
  'agent-income': ['agentIncome'],
  dividends: ['dividends'],
  'open-account': ['openAccount'],
  'red-rain': ['redRain'],
};
