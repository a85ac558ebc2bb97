import { count, flag, section } from '../leaves/behaviourLeaves.ts';

/** What the operator learns of how players experience the site (schemas/edges/visits). */
export const measuringSchema = section(
  'Measuring',
  'How fast pages are for players, and what fails. Nothing about a player is sent.',
  {
    visits: flag(
      'Measure visits',
      'Pages report how fast they were and what failed, unless the browser asks not to be tracked.',
      true,
      'measuring',
      1,
    ),
    onlyAgreed: flag(
      'Only with consent',
      'Only visits of players who have agreed to it in their settings are measured.',
      false,
      'measuring',
      2,
    ),
    share: count(
      'Share of visits',
      'How many visits in a hundred are measured, chosen by chance.',
      [1, 100, 100],
      'measuring',
      3,
    ),
  },
);
