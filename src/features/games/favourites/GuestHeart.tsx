import { paths } from '#schemas/addresses.ts';
import type { Game } from '#schemas/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { DialogLink } from '#src/site/DialogLink.tsx';
import { joinClasses } from '#src/ui/joinClasses.ts';
import { Heart } from './Heart.tsx';
import styles from './Heart.module.css';
import { storeWish } from './favouriteWish.ts';

interface GuestHeartProps {
  readonly game: Game;
  readonly className?: string | undefined;
}

/** The heart of a game for guests: leads to the login, after which the game is a favourite (FAV-02). */
export function GuestHeart({ game, className }: GuestHeartProps) {
  const t = useText();
  return (
    <DialogLink
      to={paths.login}
      className={joinClasses(styles.root, className)}
      aria-label={t('games.favourite', { name: game.gameName })}
      onClick={() => storeWish(game)}
    >
      <Heart isFull={false} />
    </DialogLink>
  );
}
