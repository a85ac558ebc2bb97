import { useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { offersDemo } from '#schemas/release/resolve/offersDemo.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useImages } from '#src/site/images.ts';
import { useSite, useVisitor } from '#src/site/siteContext.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { GameHeart } from '../GameHeart.tsx';
import { GameFacts } from './GameFacts.tsx';
import styles from './GameSheet.module.css';
import { ShareButton } from './ShareButton.tsx';
import { type PressedPicture, growPicture, pressedPictures } from './growPicture.ts';
import { SimilarGames } from './SimilarGames.tsx';
import { gameParams } from '../gameReads.ts';
import { tileClass } from '../tileClass.ts';
import { useLaunch } from '../useLaunch.ts';

/** The ways to play that a visitor has (LAUNCH-08). */
function PlayButtons({ game }: { readonly game: Game }) {
  const { t } = useTexts();
  const launch = useLaunch();
  const { site } = useSite();
  const visitor = useVisitor();
  const isGuest = isAudience(visitor, 'guest');
  const isTrial = isAudience(visitor, 'trial');
  const hasFree = game.freeplay === 1;
  if (game.maintenance === true) return <p className={styles.closed}>{t('error.gameMaintenance')}</p>;
  return (
    <div className={styles.play}>
      {isTrial && hasFree ? null : (
        <Button block size="large" icon="play" onClick={() => launch(game)}>
          {t('games.play')}
        </Button>
      )}
      {hasFree ? (
        <Button
          block
          size="large"
          variant={isTrial ? 'solid' : 'soft'}
          onClick={() => launch(game, !isGuest || offersDemo(game, site))}
        >
          {t('games.playFree')}
        </Button>
      ) : null}
    </div>
  );
}

interface ArtProps {
  readonly game: Game;
  /** Pictures that the sheet may have been opened from. */
  readonly pressed: readonly PressedPicture[];
}

function Art({ game, pressed }: ArtProps) {
  const { site } = useSite();
  const images = useImages();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (root.current ? growPicture(pressed, root.current) : undefined), [pressed]);
  return (
    <div ref={root} className={styles.art} data-tile={tileClass(game.nodeId)}>
      <LazyImage src={images.game(game.iconUrl)} width={240} height={240} alt="" fallback={site.loadingPicture} />
      <GameHeart game={game} className={styles.heart} />
    </div>
  );
}

interface GameSheetProps {
  readonly nodeId: number;
  readonly onClose: () => void;
}

/** Facts about a game before it is played. */
export function GameSheet({ nodeId, onClose }: GameSheetProps) {
  const text = useTexts();
  const [pressed] = useState(pressedPictures);
  const { merchantCode } = useSite().site;
  const language = useListLanguage();
  const { data, error, mutate } = useRead('games', gameParams(merchantCode, language, nodeId));
  // A platform that does not know this query answers with other games.
  const game = data?.games.find((found) => found.nodeId === nodeId);
  return (
    <Dialog title={<bdi>{game?.gameName ?? text.t('games.details')}</bdi>} onClose={onClose}>
      {error ? <ErrorState text={errorText(text, error)} onRetry={() => void mutate()} /> : null}
      {!error && !data ? <Skeleton shape="text" count={6} /> : null}
      {data && !game ? <EmptyState text={text.t('error.gameUnknown')} /> : null}
      {game ? (
        <div className={styles.root}>
          <div className={styles.head}>
            <Art game={game} pressed={pressed} />
            <GameFacts game={game} />
          </div>
          <PlayButtons game={game} />
          <ShareButton name={game.gameName} />
          <SimilarGames game={game} />
        </div>
      ) : null}
    </Dialog>
  );
}
