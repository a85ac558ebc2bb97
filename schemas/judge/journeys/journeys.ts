import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import { accountJourney } from './account.ts';
import { accountBySocial } from './accountBySocial.ts';
import { agent } from './agent.ts';
import { invitation } from './invitation.ts';
import type { Journey, JourneyName, StepVerdict } from './journey.ts';
import { money } from './money.ts';
import { play } from './play.ts';
import { shownEntriesOpen } from './shownEntries.ts';
import { trial } from './trial.ts';

/** Every journey that a release is checked for. */
const journeys: readonly Journey[] = [
  invitation,
  accountJourney('accountByName', 'username'),
  accountJourney('accountByPhone', 'mobile'),
  accountBySocial,
  trial,
  play,
  money,
  agent,
  shownEntriesOpen,
];

/** For each journey, which of its steps players of a release can do. */
export const checkJourneys = (resolved: ResolvedSite): Readonly<Record<JourneyName, readonly StepVerdict[]>> =>
  // Every name is there, because the list has a journey for each.
  Object.fromEntries(journeys.map(({ name, check }) => [name, check(resolved)])) as Record<JourneyName, readonly StepVerdict[]>;
