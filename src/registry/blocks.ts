import type { ComponentType } from 'react';
import type { BlockProps, BlockType } from '#schemas/blockSchemas.ts';
import type { PageBlock } from './pageBlocks.ts';

interface BlockFacts {
  /** Height kept free until the code is here, in CSS px, so that nothing jumps. */
  readonly reservedHeightPx: number;
}

interface BlockEntry<T extends BlockType> extends BlockFacts {
  readonly load: () => Promise<ComponentType<BlockProps<T>>>;
}

/** Every block a layout may name, those of forms and pages without their code (`pageBlocks`). A schema without a component, or one whose props differ, does not compile. */
export const blocks: { readonly [T in BlockType]: T extends PageBlock ? BlockFacts : BlockEntry<T> } = {
  'home-header': {
    load: async () => (await import('#src/blocks/HomeHeader/HomeHeader.tsx')).HomeHeader,
    reservedHeightPx: 56,
  },
  'banner-carousel': {
    load: async () => (await import('#src/blocks/BannerCarousel/BannerCarousel.tsx')).BannerCarousel,
    reservedHeightPx: 180,
  },
  'notice-marquee': {
    load: async () => (await import('#src/blocks/NoticeMarquee/NoticeMarquee.tsx')).NoticeMarquee,
    reservedHeightPx: 40,
  },
  'category-tabs': {
    load: async () => (await import('#src/blocks/CategoryTabs/CategoryTabs.tsx')).CategoryTabs,
    reservedHeightPx: 64,
  },
  'hot-games': {
    load: async () => (await import('#src/blocks/HotGames/HotGames.tsx')).HotGames,
    reservedHeightPx: 320,
  },
  'vendor-strip': {
    load: async () => (await import('#src/blocks/VendorStrip/VendorStrip.tsx')).VendorStrip,
    reservedHeightPx: 96,
  },
  'category-rails': {
    load: async () => (await import('#src/blocks/CategoryRails/CategoryRails.tsx')).CategoryRails,
    reservedHeightPx: 1200,
  },
  'winner-board': {
    load: async () => (await import('#src/blocks/WinnerBoard/WinnerBoard.tsx')).WinnerBoard,
    reservedHeightPx: 220,
  },
  'home-footer': {
    load: async () => (await import('#src/blocks/HomeFooter/HomeFooter.tsx')).HomeFooter,
    reservedHeightPx: 600,
  },
  'footer-nav': {
    load: async () => (await import('#src/blocks/FooterNav/FooterNav.tsx')).FooterNav,
    reservedHeightPx: 60,
  },
  jackpot: {
    load: async () => (await import('#src/blocks/Jackpot/Jackpot.tsx')).Jackpot,
    reservedHeightPx: 120,
  },
  'left-menu': {
    load: async () => (await import('#src/blocks/LeftMenu/LeftMenu.tsx')).LeftMenu,
    reservedHeightPx: 0,
  },
  'right-menu': {
    load: async () => (await import('#src/blocks/RightMenu/RightMenu.tsx')).RightMenu,
    reservedHeightPx: 0,
  },
  'member-menu': {
    load: async () => (await import('#src/blocks/MemberMenu/MemberMenu.tsx')).MemberMenu,
    reservedHeightPx: 0,
  },
  'login-form': {
    reservedHeightPx: 320,
  },
  'register-form': {
    reservedHeightPx: 640,
  },
  'forgot-form': {
    reservedHeightPx: 360,
  },
  'change-password-form': {
    reservedHeightPx: 420,
  },
  'settings-list': {
    reservedHeightPx: 200,
  },
  'trial-start': {
    reservedHeightPx: 240,
  },
  'hot-games-list': {
    reservedHeightPx: 800,
  },
  'lottery-draws': {
    load: async () => (await import('#src/blocks/LotteryDraws/LotteryDraws.tsx')).LotteryDraws,
    reservedHeightPx: 0, // on most pages of its region it is not drawn
  },
  'vendor-grid': {
    reservedHeightPx: 800,
  },
  'game-centre': {
    reservedHeightPx: 800,
  },
  'game-search': {
    reservedHeightPx: 800,
  },
  'lobby-news': {
    load: async () => (await import('#src/blocks/LobbyNews/LobbyNews.tsx')).LobbyNews,
    reservedHeightPx: 240,
  },
  'game-carousel': {
    load: async () => (await import('#src/blocks/GameCarousel/GameCarousel.tsx')).GameCarousel,
    reservedHeightPx: 200,
  },
  'search-link': {
    load: async () => (await import('#src/blocks/SearchLink/SearchLink.tsx')).SearchLink,
    reservedHeightPx: 48,
  },
  'game-list': {
    reservedHeightPx: 800,
  },
  'continue-playing': {
    load: async () => (await import('#src/blocks/ContinuePlaying/ContinuePlaying.tsx')).ContinuePlaying,
    reservedHeightPx: 0,
  },
  'download-bar': {
    load: async () => (await import('#src/blocks/DownloadBar/DownloadBar.tsx')).DownloadBar,
    reservedHeightPx: 0,
  },
  'download-offers': {
    reservedHeightPx: 400,
  },
  'lottery-frame': {
    reservedHeightPx: 600,
  },
  'notice-list': {
    reservedHeightPx: 600,
  },
  'promotion-list': {
    reservedHeightPx: 700,
  },
  'help-topics': {
    reservedHeightPx: 500,
  },
  'message-centre': {
    reservedHeightPx: 420,
  },
  'inbox-list': {
    reservedHeightPx: 500,
  },
  'feedback-form': {
    reservedHeightPx: 480,
  },
  'invite-card': {
    reservedHeightPx: 560,
  },
  'member-identity': {
    reservedHeightPx: 72,
  },
  'member-balance': {
    reservedHeightPx: 148,
  },
  'member-links': {
    reservedHeightPx: 420,
  },
  'security-list': {
    reservedHeightPx: 620,
  },
  'vip-card': {
    reservedHeightPx: 116,
  },
  'deposit-desk': {
    reservedHeightPx: 600,
  },
  'withdrawal-desk': {
    reservedHeightPx: 600,
  },
  'agent-home': {
    reservedHeightPx: 720,
  },
  'team-overview': {
    reservedHeightPx: 640,
  },
  'team-members': {
    reservedHeightPx: 800,
  },
  'team-profit': {
    reservedHeightPx: 800,
  },
  'team-bets': {
    reservedHeightPx: 800,
  },
  'team-rebates': {
    reservedHeightPx: 800,
  },
  'bet-records': {
    reservedHeightPx: 700,
  },
  'transaction-records': {
    reservedHeightPx: 700,
  },
  'profit-loss': {
    reservedHeightPx: 500,
  },
  'vip-benefits': {
    reservedHeightPx: 400,
  },
  'reward-list': {
    reservedHeightPx: 600,
  },
  'mall-items': {
    reservedHeightPx: 600,
  },
  'salary-contract': {
    reservedHeightPx: 700,
  },
  'dividend-contract': {
    reservedHeightPx: 500,
  },
  'hour-contract': {
    reservedHeightPx: 500,
  },
  'agent-income': {
    reservedHeightPx: 420,
  },
  dividends: {
    reservedHeightPx: 700,
  },
  'open-account': {
    reservedHeightPx: 640,
  },
  'red-rain': {
    reservedHeightPx: 300,
  },
};
