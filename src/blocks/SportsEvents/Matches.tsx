import { useRef, useState } from 'react';
import { categoryPath } from '#schemas/declare/entries/categoryPath.ts';
import { type Sport, isSport, sports as knownSports } from '#schemas/declare/names/sports.ts';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import type { SportsEventsProps } from './block.ts';
import { sortEvents, useEvents } from '#src/features/sports/useEvents.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Rail } from '#src/ui/Rail/Rail.tsx';
import { SectionHeading } from '#src/ui/SectionHeading/SectionHeading.tsx';
import { useInView } from '#src/ui/useInView.ts';
import { Coupon } from './Coupon.tsx';
import { LeagueTable } from './LeagueTable.tsx';
import { MatchCard } from './MatchCard.tsx';
import styles from './Matches.module.css';

interface MatchesProps extends Omit<SportsEventsProps, 'sports'> {
  readonly sports: readonly Sport[];
  /** Elsewhere the page is that of all matches. */
  readonly isOnHome: boolean;
}

/** The second card is cut off, which says that there are more. */
const CARDS_IN_VIEW = 1.25;

interface SportChipsProps {
  readonly offered: readonly Sport[];
  readonly chosen: Sport | undefined;
  readonly onChoose: (sport: Sport | undefined) => void;
}

function SportChips({ offered, chosen, onChoose }: SportChipsProps) {
  const t = useText();
  return (
    <div className={styles.chips} role="group" aria-label={t('match.sports')}>
      <ChipButton pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('list.all')}
      </ChipButton>
      {offered.map((sport) => (
        <ChipButton key={sport} pressed={sport === chosen} onClick={() => onChoose(sport)}>
          {t(`sport.${sport}`)}
        </ChipButton>
      ))}
    </div>
  );
}

interface ListProps extends Pick<SportsEventsProps, 'design' | 'totals'> {
  readonly events: readonly SportsEvent[];
}

function MatchList({ events, design, totals }: ListProps) {
  const t = useText();
  if (design === 'table') return <LeagueTable events={events} />;
  const cards = events.map((event) => <MatchCard key={event.eventId} event={event} totals={totals} />);
  if (design === 'cards') {
    return (
      <Rail label={t('match.title')} inView={CARDS_IN_VIEW} group={1}>
        {cards}
      </Rail>
    );
  }
  return (
    <ul className={styles.list}>
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}

const isOf = (sport: Sport | undefined) => (event: SportsEvent) => sport === undefined || event.sport === sport;

/** What the block shows once it is near: chips of sports, matches in the merchant's design, and the coupon. */
export function Matches({ count, sports, design, chips, totals, isOnHome }: MatchesProps) {
  const t = useText();
  const { site } = useSite();
  const root = useRef<HTMLElement>(null);
  const [wished, setWished] = useState<Sport>();
  const { data, error, mutate } = useEvents(sports, useInView(root));
  const events = data ?? [];
  const offered = knownSports.filter((sport) => events.some(isOf(sport)));
  // A sport whose last match is over has no chip any more.
  const chosen = wished !== undefined && isSport(wished) && offered.includes(wished) ? wished : undefined;
  const shown = sortEvents(events.filter(isOf(chosen))).slice(0, count);
  return (
    <section ref={root} className={styles.root} aria-labelledby="matches-title">
      <SectionHeading
        id="matches-title"
        title={t('match.title')}
        icon="SPORTS"
        look={site.theme.headings}
        more={isOnHome ? categoryPath('SPORTS', site.behaviour) : undefined}
      />
      {chips && offered.length > 1 ? <SportChips offered={offered} chosen={chosen} onChoose={setWished} /> : null}
      {error && !data ? <ErrorState of={t('match.title')} onRetry={() => void mutate()} /> : null}
      {!error && !data ? <div className={styles.waiting} role="status" aria-label={t('app.loading')} /> : null}
      {data && shown.length === 0 ? <EmptyState icon="SPORTS" text={t('match.none')} /> : null}
      {shown.length > 0 ? <MatchList events={shown} design={design} totals={totals} /> : null}
      <Coupon events={events} />
    </section>
  );
}
