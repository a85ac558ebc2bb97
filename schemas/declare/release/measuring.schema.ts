import { count, flag, section } from '../leaves/behaviourLeaves.ts';

/** Reports about players' visits, for operators (schemas/edges/visits). */
export const measuringSchema = section({
  title: 'Measuring',
  description: 'How fast pages are for players, and what fails. Nothing about a player is sent.',
  group: 'measuring',
  properties: {
    visits: flag({
      title: 'Measure visits',
      description: 'Pages report how fast they were and what failed, unless the browser asks not to be tracked.',
      default: true,
    }),
    onlyAgreed: flag({
      title: 'Only with consent',
      description: 'Only visits of players who have agreed to it in their settings are measured.',
      default: false,
    }),
    share: count({
      title: 'Share of visits',
      description: 'How many visits in a hundred are measured, chosen by chance.',
      minimum: 1,
      default: 100,
      maximum: 100,
    }),
  },
});
