import type { WinnerBoardProps } from '#schemas/blocks/winnerBoard.schema.ts';
import { PlayLink } from '#src/features/games/PlayLink.tsx';
import type { Launchable } from '#src/features/games/useLaunch.ts';
import { WINNERS_ID } from '#src/features/games/useMenuCategories.ts';
import { type Winner, byAmount, useWinners } from '#src/features/winners/useWinners.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useImages } from '#src/site/images.ts';
import { useCurrency, useLocale, useSite } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { LazyImage } from '#src/ui/LazyImage/LazyImage.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Ticker } from '#src/ui/Ticker/Ticker.tsx';
import styles from './WinnerBoard.module.css';

/** Seconds an entry takes to pass by its own size. */
const ENTRY_SECONDS = 3;
/** Entries repeated at the end, as many as the view can show. */
const COPIES = 5;

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

function Entry({ winner, place }: { readonly winner: Winner; readonly place: number }) {
  const { site } = useSite();
  const images = useImages();
  const locale = useLocale();
  const currency = useCurrency();
  return (
    <li className={styles.item}>
      <PlayLink className={styles.entry} game={gameOf(winner)}>
        <span className={styles.picture}>
          <LazyImage src={images.game(winner.iconUrl ?? '')} width={48} height={48} alt="" fallback={site.loadingPicture} />
        </span>
        <span className={styles.game} dir="auto">
          {winner.gameName}
        </span>
        <span className={styles.person} dir="auto">
          {winner.customerName}
        </span>
        <span className={styles.amount} data-first={place === 0 || undefined}>
          <bdi>{money(winner.winAmount, locale, currency)}</bdi>
        </span>
      </PlayLink>
    </li>
  );
}

function Board({ winners }: { readonly winners: readonly Winner[] }) {
  const { site } = useSite();
  const axis = site.version === 'new' ? 'row' : 'column';
  const entries = winners.map((winner, place) => <Entry key={place} winner={winner} place={place} />);
  return (
    <div className={styles.board} data-axis={axis}>
      <Ticker
        axis={axis}
        seconds={winners.length * ENTRY_SECONDS}
        distance={`calc(${winners.length} * var(--entry-size))`}
        copy={entries.slice(0, COPIES)}
      >
        {entries}
      </Ticker>
    </div>
  );
}

/** Recent winners, highest first, passing by: in the base layout as a climbing list, in the new one as a row of cards. */
export function WinnerBoard({ limit, note }: WinnerBoardProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useWinners(limit);
  return (
    <section id={WINNERS_ID} className={styles.root} aria-labelledby="winners-title">
      <SectionHeading id="winners-title" title={t('home.winners')} icon="trophy" look={site.theme.headings} />
      {error ? <ErrorState onRetry={() => void mutate()} /> : null}
      {!error && !data ? <Skeleton shape="text" count={6} /> : null}
      {data?.length === 0 ? <EmptyState icon="trophy" text={t('ui.empty')} /> : null}
      {data && data.length > 0 ? <Board winners={byAmount(data)} /> : null}
      {note && data && data.length > 0 ? <p className={styles.note}>{t('home.winnersNote')}</p> : null}
    </section>
  );
}
