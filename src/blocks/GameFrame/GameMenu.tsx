import { useNavigate } from 'react-router-dom';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { framedPath } from '#src/features/games/framedPath.ts';
import { GameHeart } from '#src/features/games/GameHeart.tsx';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { tileClass } from '#src/features/games/tileClass.ts';
import { gameKey, useRecentGames } from '#src/features/games/useGames.ts';
import { useLaunch } from '#src/features/games/useLaunch.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import type { GameFrameProps } from './block.ts';
import { entries } from './entries.ts';
import styles from './GameMenu.module.css';
import type { useFullScreen } from './useFullScreen.ts';
import { useMoveToWindow } from './useMoveToWindow.ts';

interface GameMenuProps {
  readonly game: Launchable;
  readonly facts: Game | undefined;
  readonly isFree: boolean;
  readonly parts: GameFrameProps;
  readonly fullScreen: ReturnType<typeof useFullScreen>;
  readonly onClose: () => void;
}

const RECENT_GAMES = 9;

/** The games played last, without the one that runs: a press switches to it. */
function RecentGames({ game, isFree, onClose }: Pick<GameMenuProps, 'game' | 'isFree' | 'onClose'>) {
  const t = useText();
  const { site, mode } = useSite();
  const images = useImages();
  const launch = useLaunch();
  const navigate = useNavigate();
  const { data } = useRecentGames(RECENT_GAMES + 1);
  const others = data?.list.filter(({ nodeId, maintenance }) => nodeId !== game.nodeId && maintenance !== true) ?? [];
  if (others.length === 0) return null;
  function play(other: Game) {
    onClose();
    const wantsFree = isFree && other.freeplay === 1;
    const path = framedPath(other, site.behaviour.play, wantsFree);
    // In the place of this one: the way back still leads to the page that the first game was chosen on.
    if (path === undefined || mode === 'preview') launch(other, wantsFree);
    else void navigate(path, { replace: true });
  }
  return (
    <section className={styles.recent} aria-labelledby="recent-title">
      <h3 id="recent-title">{t('games.continue')}</h3>
      <ul className={styles.games}>
        {others.slice(0, RECENT_GAMES).map((other) => (
          <li key={gameKey(other)}>
            <button type="button" className={styles.game} onClick={() => play(other)}>
              <span className={styles.art} data-tile={tileClass(other.nodeId)}>
                <LazyImage src={images.game(other.iconUrl)} width={240} height={240} alt="" fallback={site.loadingPicture} />
              </span>
              <span className={styles.name} dir="auto">
                {other.gameName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What can be done while a game runs, over it: the game goes on. */
export function GameMenu({ game, facts, isFree, parts, fullScreen, onClose }: GameMenuProps) {
  const t = useText();
  const shows = useEntries(entries, parts);
  const moveToWindow = useMoveToWindow();
  const { isOn, toggle } = fullScreen;
  return (
    <Dialog title={<bdi>{facts?.gameName ?? t('frame.menu')}</bdi>} onClose={onClose}>
      <div className={styles.root}>
        <div className={styles.ways}>
          {facts && shows('favourite') ? <GameHeart game={facts} /> : null}
          {toggle && shows('fullScreen') ? (
            <Button variant="soft" size="small" icon="fullScreen" aria-pressed={isOn} onClick={toggle}>
              {t('frame.fullScreen')}
            </Button>
          ) : null}
          <Button variant="soft" size="small" icon="window" onClick={() => moveToWindow(game, isFree)}>
            {t('frame.inWindow')}
          </Button>
        </div>
        {shows('recent') ? <RecentGames game={game} isFree={isFree} onClose={onClose} /> : null}
      </div>
    </Dialog>
  );
}
