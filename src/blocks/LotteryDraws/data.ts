import { drawsCall, drawsPlaceOf } from '#src/features/lottery/lotteryReads.ts';
import type { ReadBlockData } from '#src/site/ReadBlockData.ts';
import type { LotteryDrawsProps } from './block.ts';

/** What the server reads for the block. The requests must equal those of its hooks, which then find the answers. */
export const readData: ReadBlockData<LotteryDrawsProps> = async (_props, { read, language, site, address }) => {
  const place = drawsPlaceOf(address, site);
  if (!place) return;
  const ofVietnam = ['vnLotteryMenu', 'vnLotteryRecent'] as const;
  const ofPage = place === 'home' ? [] : [...ofVietnam.map((call) => read(call, { language })), read('vnLotteryShowLogo', {})];
  await Promise.allSettled([read(drawsCall(place), { language }), read('lotteryShowLogo', {}), ...ofPage]);
};
