import { useLocation } from 'react-router-dom';
import type { LotteryFrameProps } from './block.ts';
import { gameAtAddress } from '#src/features/games/gameAtAddress.ts';
import { gamePath } from '#src/lib/gameAddresses.ts';
import { FramedGame } from '../GameFrame/FramedGame.tsx';

/** Everything that the bar of a game may have. */
const bar = { balance: true, deposit: true, recent: true, favourite: true, fullScreen: true };

/** A lottery inside the site (LAUNCH-09, ROUTE-47). */
export function LotteryFrame({ back }: LotteryFrameProps) {
  const query = new URLSearchParams(useLocation().search);
  const game = gameAtAddress(query);
  const wantsFree = query.get('play') === 'free';
  return (
    <FramedGame
      key={game && gamePath('lottery', game, wantsFree)}
      game={game}
      wantsFree={wantsFree}
      bar={back ? bar : undefined}
    />
  );
}
