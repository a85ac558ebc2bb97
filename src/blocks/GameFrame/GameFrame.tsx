import { useLocation } from 'react-router-dom';
import type { GameFrameProps } from './block.ts';
import type { LaunchState } from '#src/features/games/Launchable.ts';
import { gameAtAddress } from '#src/features/games/gameAtAddress.ts';
import { gamePath } from '#src/lib/gameAddresses.ts';
import { FramedGame } from './FramedGame.tsx';

/** A game inside the site (ROUTE-47): the address names it. */
export function GameFrame(props: GameFrameProps) {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  const addressed = gameAtAddress(query);
  const selection = (state as LaunchState | null)?.selection; // only useLaunch leads here with a state
  const game = addressed && (selection === undefined ? addressed : { ...addressed, selection });
  const wantsFree = query.get('play') === 'free';
  // Another game begins anew; anything else in the address leaves the running one alone.
  return <FramedGame key={game && gamePath('play', game, wantsFree)} game={game} wantsFree={wantsFree} bar={props} />;
}
