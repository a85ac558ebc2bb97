import { agentHomeSchema } from './agentHome.schema.ts';
import { teamOverviewSchema } from './teamOverview.schema.ts';
import { teamMembersSchema } from './teamMembers.schema.ts';
import { teamProfitSchema } from './teamProfit.schema.ts';
import { teamBetsSchema } from './teamBets.schema.ts';
import { teamRebatesSchema } from './teamRebates.schema.ts';
import type { FromSchema } from 'json-schema-to-ts';
import { transactionRecordsSchema } from './transactionRecords.schema.ts';
import { profitLossSchema } from './profitLoss.schema.ts';
import { vipBenefitsSchema } from './vipBenefits.schema.ts';
import { rewardListSchema } from './rewardList.schema.ts';
import { mallItemsSchema } from './mallItems.schema.ts';
import { betRecordsSchema } from './betRecords.schema.ts';
import { bannerCarouselSchema } from './bannerCarousel.schema.ts';
import { categoryRailsSchema } from './categoryRails.schema.ts';
import { categoryTabsSchema } from './categoryTabs.schema.ts';
import { changePasswordFormSchema } from './changePasswordForm.schema.ts';
import { continuePlayingSchema } from './continuePlaying.schema.ts';
import { downloadBarSchema } from './downloadBar.schema.ts';
import { downloadOffersSchema } from './downloadOffers.schema.ts';
import { footerNavSchema } from './footerNav.schema.ts';
import { forgotFormSchema } from './forgotForm.schema.ts';
import { gameCarouselSchema } from './gameCarousel.schema.ts';
import { gameCentreSchema } from './gameCentre.schema.ts';
import { gameSearchSchema } from './gameSearch.schema.ts';
import { searchLinkSchema } from './searchLink.schema.ts';
import { vendorGridSchema } from './vendorGrid.schema.ts';
import { gameListSchema } from './gameList.schema.ts';
import { homeFooterSchema } from './homeFooter.schema.ts';
import { homeHeaderSchema } from './homeHeader.schema.ts';
import { hotGamesSchema } from './hotGames.schema.ts';
import { hotGamesListSchema } from './hotGamesList.schema.ts';
import { jackpotSchema } from './jackpot.schema.ts';
import { leftMenuSchema } from './leftMenu.schema.ts';
import { lobbyNewsSchema } from './lobbyNews.schema.ts';
import { loginFormSchema } from './loginForm.schema.ts';
import { memberMenuSchema } from './memberMenu.schema.ts';
import { lotteryDrawsSchema } from './lotteryDraws.schema.ts';
import { lotteryFrameSchema } from './lotteryFrame.schema.ts';
import { noticeMarqueeSchema } from './noticeMarquee.schema.ts';
import { registerFormSchema } from './registerForm.schema.ts';
import { rightMenuSchema } from './rightMenu.schema.ts';
import { settingsListSchema } from './settingsList.schema.ts';
import { trialStartSchema } from './trialStart.schema.ts';
import { vendorStripSchema } from './vendorStrip.schema.ts';
import { winnerBoardSchema } from './winnerBoard.schema.ts';
import { noticeListSchema } from './noticeList.schema.ts';
import { promotionListSchema } from './promotionList.schema.ts';
import { helpTopicsSchema } from './helpTopics.schema.ts';
import { feedbackFormSchema } from './feedbackForm.schema.ts';
import { inboxListSchema } from './inboxList.schema.ts';
import { messageCentreSchema } from './messageCentre.schema.ts';
import { depositDeskSchema } from './depositDesk.schema.ts';
import { withdrawalDeskSchema } from './withdrawalDesk.schema.ts';
import { inviteCardSchema } from './inviteCard.schema.ts';
import { memberBalanceSchema } from './memberBalance.schema.ts';
import { memberIdentitySchema } from './memberIdentity.schema.ts';
import { memberLinksSchema } from './memberLinks.schema.ts';
import { vipCardSchema } from './vipCard.schema.ts';
import { securityListSchema } from './securityList.schema.ts';
import { saferPlaySchema } from './saferPlay.schema.ts';
import { salaryContractSchema } from './salaryContract.schema.ts';
import { dividendContractSchema } from './dividendContract.schema.ts';
import { hourContractSchema } from './hourContract.schema.ts';
import { agentIncomeSchema } from './agentIncome.schema.ts';
import { dividendsSchema } from './dividends.schema.ts';
import { openAccountSchema } from './openAccount.schema.ts';
import { redRainSchema } from './redRain.schema.ts';
import type { Region } from '../names/regions.ts';

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
