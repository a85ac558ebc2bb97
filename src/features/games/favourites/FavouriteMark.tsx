import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { joinClasses } from '#src/ui/joinClasses.ts';
import { Heart } from './Heart.tsx';
import styles from './Heart.module.css';
import { useFavourites } from './useFavourites.ts';

interface FavouriteMarkProps {
  readonly game: Game;
  readonly className?: string | undefined;
}

/** The heart of a game for members (FAV-01). */
export function FavouriteMark({ game, className }: FavouriteMarkProps) {
  const t = useText();
  const { ids, toggle } = useFavourites();
  const isFavourite = ids?.includes(game.nodeId) ?? false;
  return (
    <button
      type="button"
      className={joinClasses(styles.root, className)}
      aria-pressed={isFavourite}
      aria-label={t('games.favourite', { name: game.gameName })}
      onClick={() => void toggle(game)}
    >
      <Heart isFull={isFavourite} />
    </button>
  );
}
