import { useId } from 'react';
import type { GameCarouselProps } from './block.ts';
import { GameTile } from '#src/features/games/GameTile.tsx';
import { gameKey, useCarouselGames } from '#src/features/games/useGames.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './GameCarousel.module.css';

/** Games side by side that advance automatically (HOME-15). Renders nothing without games. */
export function GameCarousel({ games, category, count, inView, autoplayMs, restAfterMs }: GameCarouselProps) {
  const t = useText();
  const { headings } = useSite().site.theme;
  const id = useId();
  const { data, error, mutate } = useCarouselGames({ games, category, count });
  if (data?.games.length === 0) return null;
  const all = category === 'ALL' ? t('page.games') : t(`category.${category}`);
  const title = games === 'new' ? t('home.newGames') : all;
  const icon = category === 'ALL' ? 'play' : category;
  return (
    <div className={styles.root}>
      {data ? (
        <Carousel
          label={title}
          autoplayMs={autoplayMs}
          restAfterMs={restAfterMs}
          frame="row"
          inView={inView}
          head={(controls) => (
            <SectionHeading id={id} title={title} icon={icon} look={headings}>
              {controls}
            </SectionHeading>
          )}
        >
          {data.games.map((game) => (
            <GameTile key={gameKey(game)} game={game} />
          ))}
        </Carousel>
      ) : (
        <>
          <SectionHeading id={id} title={title} icon={icon} look={headings} />
          {error ? <ErrorState of={title} onRetry={() => void mutate()} /> : null}
          {error ? null : <Skeleton shape="tiles" count={Math.floor(inView)} columns={Math.floor(inView)} />}
        </>
      )}
    </div>
  );
}
