import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { gamePath } from '#src/lib/gameAddresses.ts';
import type { Launchable } from './Launchable.ts';

export type PlaySettings = Pick<Behaviour['play'], 'open' | 'windowVendors' | 'lotteryVendors'>;

/** The page of the site on which a game is played; undefined where it opens in a window or replaces the lobby (LAUNCH-07, LAUNCH-09). */
export function framedPath(
  game: Launchable,
  { open, windowVendors, lotteryVendors }: PlaySettings,
  isFree?: boolean,
): string | undefined {
  if (windowVendors.includes(game.vassalage)) return undefined;
  if (lotteryVendors.includes(game.vassalage)) return gamePath('lottery', game, isFree);
  return open === 'frame' ? gamePath('play', game, isFree) : undefined;
}
