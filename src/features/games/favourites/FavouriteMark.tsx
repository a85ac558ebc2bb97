import type { Game } from '#schemas/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/addresses.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { sessionOnly } from '#schemas/gates.ts';
import { useVisitor } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { joinClasses } from '#src/ui/joinClasses.ts';
import styles from './FavouriteMark.module.css';
import { useFavourites } from './useFavourites.ts';

interface FavouriteMarkProps {
  readonly game: Game;
  readonly className?: string | undefined;
}

/** The heart of a game (FAV-01); it leads a guest to the login (FAV-02). */
export function FavouriteMark({ game, className }: FavouriteMarkProps) {
  const t = useText();
  const isGuest = sessionOnly(useVisitor()) === 'login';
  const { ids, toggle } = useFavourites();
  const isFavourite = ids?.includes(game.nodeId) ?? false;
  const name = t('games.favourite', { name: game.gameName });
  const heart = (
    <span className={styles.disc} data-on={isFavourite || undefined}>
      <Icon name={isFavourite ? 'heartFull' : 'heart'} size={16} />
    </span>
  );
  if (isGuest) {
    return (
      <DialogLink to={paths.login} className={joinClasses(styles.root, className)}>
        {heart}
        <VisuallyHidden>{name}</VisuallyHidden>
      </DialogLink>
    );
  }
  return (
    <button
      type="button"
      className={joinClasses(styles.root, className)}
      aria-pressed={isFavourite}
      aria-label={name}
      onClick={() => void toggle(game)}
    >
      {heart}
    </button>
  );
}
