import type { BlockProps, BlockType } from '#schemas/declare/blocks/blockSchemas.ts';
import { type Block, block } from './block.ts';

/** The blocks that home may hold: height kept free, and where their code is. */
export const homeBlocks = {
  'home-header': block(56, async () => (await import('#src/blocks/HomeHeader/HomeHeader.tsx')).HomeHeader),
  'banner-carousel': block(132, async () => (await import('#src/blocks/BannerCarousel/BannerCarousel.tsx')).BannerCarousel),
  'notice-marquee': block(40, async () => (await import('#src/blocks/NoticeMarquee/NoticeMarquee.tsx')).NoticeMarquee),
  'category-tabs': block(64, async () => (await import('#src/blocks/CategoryTabs/CategoryTabs.tsx')).CategoryTabs),
  'hot-games': block(320, async () => (await import('#src/blocks/HotGames/HotGames.tsx')).HotGames),
  'vendor-strip': block(96, async () => (await import('#src/blocks/VendorStrip/VendorStrip.tsx')).VendorStrip),
  'category-rails': block(1200, async () => (await import('#src/blocks/CategoryRails/CategoryRails.tsx')).CategoryRails),
  'winner-board': block(220, async () => (await import('#src/blocks/WinnerBoard/WinnerBoard.tsx')).WinnerBoard),
  'home-footer': block(600, async () => (await import('#src/blocks/HomeFooter/HomeFooter.tsx')).HomeFooter),
  'footer-nav': block(60, async () => (await import('#src/blocks/FooterNav/FooterNav.tsx')).FooterNav),
  jackpot: block(120, async () => (await import('#src/blocks/Jackpot/Jackpot.tsx')).Jackpot),
  'left-menu': block(0, async () => (await import('#src/blocks/LeftMenu/LeftMenu.tsx')).LeftMenu),
  'right-menu': block(0, async () => (await import('#src/blocks/RightMenu/RightMenu.tsx')).RightMenu),
  'member-menu': block(0, async () => (await import('#src/blocks/MemberMenu/MemberMenu.tsx')).MemberMenu),
  'lottery-draws': block(0, async () => (await import('#src/blocks/LotteryDraws/LotteryDraws.tsx')).LotteryDraws), // on most pages of its region it is not drawn
  'lobby-news': block(240, async () => (await import('#src/blocks/LobbyNews/LobbyNews.tsx')).LobbyNews),
  'game-carousel': block(200, async () => (await import('#src/blocks/GameCarousel/GameCarousel.tsx')).GameCarousel),
  'search-link': block(40, async () => (await import('#src/blocks/SearchLink/SearchLink.tsx')).SearchLink),
  'continue-playing': block(0, async () => (await import('#src/blocks/ContinuePlaying/ContinuePlaying.tsx')).ContinuePlaying),
  'download-bar': block(0, async () => (await import('#src/blocks/DownloadBar/DownloadBar.tsx')).DownloadBar),
} satisfies { readonly [T in BlockType]?: Block<BlockProps<T>> };
