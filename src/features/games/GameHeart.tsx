import { sessionOnly } from '#schemas/release/guards/gates.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useVisitor } from '#src/site/siteContext.ts';
import { GuestHeart } from './favourites/GuestHeart.tsx';

const FavouriteMark = lazyExtra(async () => (await import('./favourites/FavouriteMark.tsx')).FavouriteMark);

interface GameHeartProps {
  readonly game: Game;
  readonly className?: string | undefined;
}

/** The heart of a game, as a guest or as a session has it. Only members need to know which games are favourites. */
export function GameHeart(props: GameHeartProps) {
  const isGuest = sessionOnly(useVisitor()) === 'login';
  return isGuest ? <GuestHeart {...props} /> : <FavouriteMark {...props} />;
}
