import type { Sport } from '#schemas/declare/names/sports.ts';
import type { SportsEvent } from '#schemas/declare/platform/sports.schema.ts';
import { useListLanguage } from '#src/site/useListLanguage.ts';
import { usePolledRead } from '#src/site/usePolledRead.ts';
import { useSite } from '#src/site/siteContext.ts';

export const isPlayed = ({ state }: Pick<SportsEvent, 'state'>): boolean => state === 'live' || state === 'suspended';

const placeOf = (event: SportsEvent): number => (isPlayed(event) ? 0 : event.state === 'scheduled' ? 1 : 2);

/** What is played first, then what starts next, then what is over. */
export const sortEvents = (events: readonly SportsEvent[]): SportsEvent[] =>
  events.toSorted((a, b) => placeOf(a) - placeOf(b) || Date.parse(a.startsAt) - Date.parse(b.startsAt));

/** Matches of some sports, or of all. They are read again and again while they are on the screen and the page is visible. */
export function useEvents(sports: readonly Sport[], isInView: boolean) {
  const { matchesEveryMs } = useSite().site.behaviour.timings;
  const language = useListLanguage();
  const params = { language, ...(sports.length === 0 ? {} : { sport: sports.join() }) };
  return usePolledRead('sportsEvents', params, matchesEveryMs, isInView);
}
