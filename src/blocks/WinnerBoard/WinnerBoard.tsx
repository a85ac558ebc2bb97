import type { WinnerBoardProps } from './block.ts';
import { type RefObject, useRef } from 'react';
import { PlayLink } from '#src/features/games/PlayLink.tsx';
import type { Launchable } from '#src/features/games/Launchable.ts';
import { WINNERS_ID } from '#src/features/games/useMenuCategories.ts';
import { type Winner, byAmount, useWinners } from '#src/features/winners/useWinners.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { roundMoney } from '#src/lib/format/money.ts';
import { useImages } from '#src/site/images.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Ticker } from '#src/ui/Ticker/Ticker.tsx';
import { useHasComeNear } from '#src/ui/useHasComeNear.ts';
import styles from './WinnerBoard.module.css';

/** Seconds an entry takes to pass by its own size. */
const ENTRY_SECONDS = 3;
/** Entries repeated at the end, as many as the view can show. */
const COPIES = 5;
/** Drawn until the last of them is seen: some more than the view shows. */
const FIRST = 6;

/** The game of a winner, where the platform says which it is (WIN-07). */
const gameOf = ({ vassalage, gameType, nodeId, gameId, freeplay }: Winner): Launchable | undefined =>
  vassalage === undefined || gameType === undefined || nodeId === undefined
    ? undefined
    : {
        vassalage,
        gameType,
        nodeId,
        ...(gameId === undefined ? {} : { gameId }),
        ...(freeplay === undefined ? {} : { freeplay }),
      };

interface EntryProps {
  readonly winner: Winner;
  readonly place: number;
  readonly entry?: RefObject<HTMLLIElement | null> | undefined;
}

function Entry({ winner, place, entry }: EntryProps) {
  const { site } = useSite();
  const images = useImages();
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <li ref={entry} className={styles.item}>
      <PlayLink className={styles.entry} game={gameOf(winner)}>
        <span className={styles.picture}>
          <LazyImage src={images.game(winner.iconUrl ?? '')} width={48} height={48} alt="" fallback={site.loadingPicture} />
        </span>
        <span className={styles.game} dir="auto">
          {winner.gameName}
        </span>
        <span className={styles.person} dir="auto">
          {shownName(winner.customerName)}
        </span>
        <bdi className={styles.amount} data-first={place === 0 || undefined}>
          {roundMoney(winner.winAmount, locale, currency)}
        </bdi>
      </PlayLink>
    </li>
  );
}

function Board({ winners, restAfterMs }: { readonly winners: readonly Winner[]; readonly restAfterMs: number }) {
  const t = useText();
  const { site } = useSite();
  const axis = site.version === 'new' ? 'row' : 'column';
  const last = useRef<HTMLLIElement>(null);
  const hasAll = useHasComeNear(last) || winners.length <= FIRST;
  const entries = winners
    .slice(0, hasAll ? winners.length : FIRST)
    .map((winner, place) => <Entry key={place} winner={winner} place={place} entry={place === FIRST - 1 ? last : undefined} />);
  return (
    <div className={styles.board} data-axis={axis}>
      <Ticker
        label={t('home.winners')}
        axis={axis}
        seconds={winners.length * ENTRY_SECONDS}
        distance={`calc(${winners.length} * var(--entry-size))`}
        copy={hasAll ? entries.slice(0, COPIES) : null}
        restAfterMs={restAfterMs}
        steps={winners.length}
      >
        {entries}
      </Ticker>
    </div>
  );
}

/** Recent winners, highest first, moving: in the base layout as a scrolling list, in the new layout as a row of cards. */
export function WinnerBoard({ limit, note, restAfterMs }: WinnerBoardProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useWinners(limit);
  return (
    <section id={WINNERS_ID} className={styles.root} aria-labelledby="winners-title">
      <SectionHeading id="winners-title" title={t('home.winners')} icon="trophy" look={site.theme.headings} />
      {error ? <ErrorState of={t('home.winners')} onRetry={() => void mutate()} /> : null}
      {!error && !data ? <Skeleton shape="text" count={6} /> : null}
      {data?.length === 0 ? <EmptyState icon="trophy" text={t('ui.empty')} /> : null}
      {data && data.length > 0 ? <Board winners={byAmount(data)} restAfterMs={restAfterMs} /> : null}
      {note && data && data.length > 0 ? <p className={styles.note}>{t('home.winnersNote')}</p> : null}
    </section>
  );
}
