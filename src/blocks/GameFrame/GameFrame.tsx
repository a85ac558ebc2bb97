import { useLocation } from 'react-router-dom';
import type { GameFrameProps } from './block.ts';
import { gameAtAddress } from '#src/features/games/gameAtAddress.ts';
import { gamePath } from '#src/lib/gameAddresses.ts';
import { FramedGame } from './FramedGame.tsx';

/** A game inside the site (ROUTE-47): the address names it. */
export function GameFrame(props: GameFrameProps) {
  const query = new URLSearchParams(useLocation().search);
  const game = gameAtAddress(query);
  const wantsFree = query.get('play') === 'free';
  // Another game begins anew; anything else in the address leaves the running one alone.
  return <FramedGame key={game && gamePath('play', game, wantsFree)} game={game} wantsFree={wantsFree} bar={props} />;
}
