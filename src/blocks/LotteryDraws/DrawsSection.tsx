import { type ReactNode, useRef } from 'react';
import type { LotteryGame } from '#schemas/declare/platform/lottery.schema.ts';
import { gameKey } from '#src/features/games/useGames.ts';
import { LotteryCard } from '#src/features/lottery/LotteryCard.tsx';
import { useReadDueDraws } from '#src/features/lottery/useDraws.ts';
import { useInView } from '#src/ui/useInView.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './LotteryDraws.module.css';

interface DrawsSectionProps {
  /** Undefined while they are read. */
  readonly games: readonly LotteryGame[] | undefined;
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
  /** The draws of these are held by now. */
  readonly onDue: (games: readonly LotteryGame[]) => void;
  readonly hasLogo: (game: LotteryGame) => boolean;
  /** Controls that choose among the draws. */
  readonly children?: ReactNode;
}

const NO_GAMES: readonly LotteryGame[] = [];

/** Lotteries in a row that scrolls. Where nothing was drawn yet there is nothing to show. */
export function DrawsSection({ games, hasFailed, onRetry, onDue, hasLogo, children }: DrawsSectionProps) {
  const t = useText();
  const { site } = useSite();
  const place = useRef<HTMLElement>(null);
  const isInView = useInView(place);
  useReadDueDraws(games ?? NO_GAMES, isInView, onDue);
  if (games?.length === 0) return null;
  return (
    <section ref={place} className={styles.root} aria-labelledby="draws-title">
      <SectionHeading id="draws-title" title={t('lottery.draws')} icon="LOTT" look={site.theme.headings} />
      {children}
      {hasFailed && !games ? <ErrorState of={t('lottery.draws')} onRetry={onRetry} /> : null}
      {!hasFailed && !games ? (
        <div className={styles.waiting}>
          <Skeleton shape="text" count={5} />
        </div>
      ) : null}
      {games ? (
        <div className={styles.draws}>
          <Rail label={t('lottery.draws')} inView={1.35}>
            {games.map((game) => (
              <LotteryCard key={gameKey(game)} game={game} hasLogo={hasLogo(game)} runs={isInView} />
            ))}
          </Rail>
        </div>
      ) : null}
    </section>
  );
}
