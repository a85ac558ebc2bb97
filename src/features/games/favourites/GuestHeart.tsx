import { useLocation, useNavigate } from 'react-router-dom';
import { opensOverHome, paths } from '#schemas/declare/pages/addresses.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { openedAt } from '#src/site/dialogState.ts';
import { LOGIN_FIRST } from '#src/site/loginFirst.ts';
import { joinClasses } from '#src/ui/joinClasses.ts';
import { Heart } from './Heart.tsx';
import styles from './Heart.module.css';
import { storePendingFavourite } from './pendingFavourite.ts';

interface GuestHeartProps {
  readonly game: Game;
  readonly className?: string | undefined;
}

/**
 * The heart of a game for guests: asks to log in, after which the game becomes a favourite (FAV-02). A button and not a link, so that users who
 * navigate by links meet each game once.
 */
export function GuestHeart({ game, className }: GuestHeartProps) {
  const t = useText();
  const navigate = useNavigate();
  const here = useLocation();

  function askToLogIn() {
    storePendingFavourite(game);
    void navigate(paths.login, { state: openedAt(here), replace: opensOverHome(here.pathname) });
  }

  return (
    <button
      type="button"
      className={joinClasses(styles.root, className)}
      aria-label={t('games.favourite', { name: game.gameName })}
      aria-describedby={LOGIN_FIRST}
      onClick={askToLogIn}
    >
      <Heart isFull={false} />
    </button>
  );
}
