import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '#schemas/blockSchemas.ts';
import type { CallName } from '#schemas/platform/calls.ts';
import { teamBlocks } from './teamBlocks.ts';
import { recordBlocks } from './recordBlocks.ts';

export interface BlockEntry<T extends BlockType> {
  readonly load: () => Promise<ComponentType<BlockProps<T>>>;
  /** Source module, as the build's manifest names it: the server finds the block's styles by it. */
  readonly module: string;
  /** Height kept free until the code is here, in CSS px, so that nothing jumps. */
  readonly reservedHeightPx: number;
  /** Call that it is nothing without: where the platform has none, the block is left out (CALL-104). */
  readonly call?: CallName;
}

/** Every block a layout may name. A schema without a component, or one whose props differ, does not compile. */
export const blocks: { readonly [T in BlockType]: BlockEntry<T> } = {
  'home-header': {
    load: async () => (await import('#src/blocks/HomeHeader/HomeHeader.tsx')).HomeHeader,
    module: 'src/blocks/HomeHeader/HomeHeader.tsx',
    reservedHeightPx: 56,
  },
  'banner-carousel': {
    load: async () => (await import('#src/blocks/BannerCarousel/BannerCarousel.tsx')).BannerCarousel,
    module: 'src/blocks/BannerCarousel/BannerCarousel.tsx',
    reservedHeightPx: 180,
    call: 'announcements',
  },
  'notice-marquee': {
    load: async () => (await import('#src/blocks/NoticeMarquee/NoticeMarquee.tsx')).NoticeMarquee,
    module: 'src/blocks/NoticeMarquee/NoticeMarquee.tsx',
    reservedHeightPx: 40,
    call: 'announcements',
  },
  'category-tabs': {
    load: async () => (await import('#src/blocks/CategoryTabs/CategoryTabs.tsx')).CategoryTabs,
    module: 'src/blocks/CategoryTabs/CategoryTabs.tsx',
    reservedHeightPx: 64,
    call: 'vendors',
  },
  'hot-games': {
    load: async () => (await import('#src/blocks/HotGames/HotGames.tsx')).HotGames,
    module: 'src/blocks/HotGames/HotGames.tsx',
    reservedHeightPx: 320,
    call: 'hotGames',
  },
  'vendor-strip': {
    load: async () => (await import('#src/blocks/VendorStrip/VendorStrip.tsx')).VendorStrip,
    module: 'src/blocks/VendorStrip/VendorStrip.tsx',
    reservedHeightPx: 96,
    call: 'vendors',
  },
  'category-rails': {
    load: async () => (await import('#src/blocks/CategoryRails/CategoryRails.tsx')).CategoryRails,
    module: 'src/blocks/CategoryRails/CategoryRails.tsx',
    reservedHeightPx: 1200,
    call: 'vendors',
  },
  'winner-board': {
    load: async () => (await import('#src/blocks/WinnerBoard/WinnerBoard.tsx')).WinnerBoard,
    module: 'src/blocks/WinnerBoard/WinnerBoard.tsx',
    reservedHeightPx: 220,
    call: 'winners',
  },
  'home-footer': {
    load: async () => (await import('#src/blocks/HomeFooter/HomeFooter.tsx')).HomeFooter,
    module: 'src/blocks/HomeFooter/HomeFooter.tsx',
    reservedHeightPx: 600,
  },
  'footer-nav': {
    load: async () => (await import('#src/blocks/FooterNav/FooterNav.tsx')).FooterNav,
    module: 'src/blocks/FooterNav/FooterNav.tsx',
    reservedHeightPx: 60,
  },
  jackpot: {
    load: async () => (await import('#src/blocks/Jackpot/Jackpot.tsx')).Jackpot,
    module: 'src/blocks/Jackpot/Jackpot.tsx',
    reservedHeightPx: 120,
  },
  'left-menu': {
    load: async () => (await import('#src/blocks/LeftMenu/LeftMenu.tsx')).LeftMenu,
    module: 'src/blocks/LeftMenu/LeftMenu.tsx',
    reservedHeightPx: 0,
  },
  'right-menu': {
    load: async () => (await import('#src/blocks/RightMenu/RightMenu.tsx')).RightMenu,
    module: 'src/blocks/RightMenu/RightMenu.tsx',
    reservedHeightPx: 0,
  },
  'member-menu': {
    load: async () => (await import('#src/blocks/MemberMenu/MemberMenu.tsx')).MemberMenu,
    module: 'src/blocks/MemberMenu/MemberMenu.tsx',
    reservedHeightPx: 0,
  },
  'login-form': {
    load: async () => (await import('#src/blocks/LoginForm/LoginForm.tsx')).LoginForm,
    module: 'src/blocks/LoginForm/LoginForm.tsx',
    reservedHeightPx: 320,
  },
  'register-form': {
    load: async () => (await import('#src/blocks/RegisterForm/RegisterForm.tsx')).RegisterForm,
    module: 'src/blocks/RegisterForm/RegisterForm.tsx',
    reservedHeightPx: 640,
  },
  'forgot-form': {
    load: async () => (await import('#src/blocks/ForgotForm/ForgotForm.tsx')).ForgotForm,
    module: 'src/blocks/ForgotForm/ForgotForm.tsx',
    reservedHeightPx: 360,
  },
  'change-password-form': {
    load: async () => (await import('#src/blocks/ChangePasswordForm/ChangePasswordForm.tsx')).ChangePasswordForm,
    module: 'src/blocks/ChangePasswordForm/ChangePasswordForm.tsx',
    reservedHeightPx: 420,
  },
  'settings-list': {
    load: async () => (await import('#src/blocks/SettingsList/SettingsList.tsx')).SettingsList,
    module: 'src/blocks/SettingsList/SettingsList.tsx',
    reservedHeightPx: 200,
  },
  'trial-start': {
    load: async () => (await import('#src/blocks/TrialStart/TrialStart.tsx')).TrialStart,
    module: 'src/blocks/TrialStart/TrialStart.tsx',
    reservedHeightPx: 240,
  },
  'hot-games-list': {
    load: async () => (await import('#src/blocks/HotGamesList/HotGamesList.tsx')).HotGamesList,
    module: 'src/blocks/HotGamesList/HotGamesList.tsx',
    reservedHeightPx: 800,
    call: 'hotGames',
  },
  'lottery-draws': {
    load: async () => (await import('#src/blocks/LotteryDraws/LotteryDraws.tsx')).LotteryDraws,
    module: 'src/blocks/LotteryDraws/LotteryDraws.tsx',
    reservedHeightPx: 0, // on most pages of its region it is not drawn
    call: 'lotteryGames',
  },
  'vendor-grid': {
    load: async () => (await import('#src/blocks/VendorGrid/VendorGrid.tsx')).VendorGrid,
    module: 'src/blocks/VendorGrid/VendorGrid.tsx',
    reservedHeightPx: 800,
    call: 'vendors',
  },
  'game-centre': {
    load: async () => (await import('#src/blocks/GameCentre/GameCentre.tsx')).GameCentre,
    module: 'src/blocks/GameCentre/GameCentre.tsx',
    reservedHeightPx: 800,
    call: 'vendors',
  },
  'game-search': {
    load: async () => (await import('#src/blocks/GameSearch/GameSearch.tsx')).GameSearch,
    module: 'src/blocks/GameSearch/GameSearch.tsx',
    reservedHeightPx: 800,
    call: 'games',
  },
  'lobby-news': {
    load: async () => (await import('#src/blocks/LobbyNews/LobbyNews.tsx')).LobbyNews,
    module: 'src/blocks/LobbyNews/LobbyNews.tsx',
    reservedHeightPx: 240,
  },
  'game-carousel': {
    load: async () => (await import('#src/blocks/GameCarousel/GameCarousel.tsx')).GameCarousel,
    module: 'src/blocks/GameCarousel/GameCarousel.tsx',
    reservedHeightPx: 200,
    call: 'games',
  },
  'search-link': {
    load: async () => (await import('#src/blocks/SearchLink/SearchLink.tsx')).SearchLink,
    module: 'src/blocks/SearchLink/SearchLink.tsx',
    reservedHeightPx: 48,
    call: 'games',
  },
  'game-list': {
    load: async () => (await import('#src/blocks/GameList/GameList.tsx')).GameList,
    module: 'src/blocks/GameList/GameList.tsx',
    reservedHeightPx: 800,
    call: 'games',
  },
  'continue-playing': {
    load: async () => (await import('#src/blocks/ContinuePlaying/ContinuePlaying.tsx')).ContinuePlaying,
    module: 'src/blocks/ContinuePlaying/ContinuePlaying.tsx',
    reservedHeightPx: 0,
    call: 'recentList',
  },
  'download-bar': {
    load: async () => (await import('#src/blocks/DownloadBar/DownloadBar.tsx')).DownloadBar,
    module: 'src/blocks/DownloadBar/DownloadBar.tsx',
    reservedHeightPx: 0,
  },
  'download-offers': {
    load: async () => (await import('#src/blocks/DownloadOffers/DownloadOffers.tsx')).DownloadOffers,
    module: 'src/blocks/DownloadOffers/DownloadOffers.tsx',
    reservedHeightPx: 400,
  },
  'lottery-frame': {
    load: async () => (await import('#src/blocks/LotteryFrame/LotteryFrame.tsx')).LotteryFrame,
    module: 'src/blocks/LotteryFrame/LotteryFrame.tsx',
    reservedHeightPx: 600,
    call: 'launch',
  },
  'notice-list': {
    load: async () => (await import('#src/blocks/NoticeList/NoticeList.tsx')).NoticeList,
    module: 'src/blocks/NoticeList/NoticeList.tsx',
    reservedHeightPx: 600,
    call: 'announcements',
  },
  'promotion-list': {
    load: async () => (await import('#src/blocks/PromotionList/PromotionList.tsx')).PromotionList,
    module: 'src/blocks/PromotionList/PromotionList.tsx',
    reservedHeightPx: 700,
    call: 'announcements',
  },
  'help-topics': {
    load: async () => (await import('#src/blocks/HelpTopics/HelpTopics.tsx')).HelpTopics,
    module: 'src/blocks/HelpTopics/HelpTopics.tsx',
    reservedHeightPx: 500,
    call: 'help',
  },
  'message-centre': {
    load: async () => (await import('#src/blocks/MessageCentre/MessageCentre.tsx')).MessageCentre,
    module: 'src/blocks/MessageCentre/MessageCentre.tsx',
    reservedHeightPx: 420,
  },
  'inbox-list': {
    load: async () => (await import('#src/blocks/InboxList/InboxList.tsx')).InboxList,
    module: 'src/blocks/InboxList/InboxList.tsx',
    reservedHeightPx: 500,
  },
  'feedback-form': {
    load: async () => (await import('#src/blocks/FeedbackForm/FeedbackForm.tsx')).FeedbackForm,
    module: 'src/blocks/FeedbackForm/FeedbackForm.tsx',
    reservedHeightPx: 480,
  },
  'invite-card': {
    load: async () => (await import('#src/blocks/InviteCard/InviteCard.tsx')).InviteCard,
    module: 'src/blocks/InviteCard/InviteCard.tsx',
    reservedHeightPx: 560,
  },
  'member-identity': {
    load: async () => (await import('#src/blocks/MemberIdentity/MemberIdentity.tsx')).MemberIdentity,
    module: 'src/blocks/MemberIdentity/MemberIdentity.tsx',
    reservedHeightPx: 72,
    call: 'member',
  },
  'member-balance': {
    load: async () => (await import('#src/blocks/MemberBalance/MemberBalance.tsx')).MemberBalance,
    module: 'src/blocks/MemberBalance/MemberBalance.tsx',
    reservedHeightPx: 148,
    call: 'wallet',
  },
  'member-links': {
    load: async () => (await import('#src/blocks/MemberLinks/MemberLinks.tsx')).MemberLinks,
    module: 'src/blocks/MemberLinks/MemberLinks.tsx',
    reservedHeightPx: 420,
  },
  'security-list': {
    load: async () => (await import('#src/blocks/SecurityList/SecurityList.tsx')).SecurityList,
    module: 'src/blocks/SecurityList/SecurityList.tsx',
    reservedHeightPx: 620,
  },
  'deposit-desk': {
    load: async () => (await import('#src/blocks/DepositDesk/DepositDesk.tsx')).DepositDesk,
    module: 'src/blocks/DepositDesk/DepositDesk.tsx',
    reservedHeightPx: 600,
    call: 'depositMethods',
  },
  'withdrawal-desk': {
    load: async () => (await import('#src/blocks/WithdrawalDesk/WithdrawalDesk.tsx')).WithdrawalDesk,
    module: 'src/blocks/WithdrawalDesk/WithdrawalDesk.tsx',
    reservedHeightPx: 600,
    call: 'withdrawal',
  },
  ...teamBlocks,
  ...recordBlocks,
};
