import { flag, section } from './behaviourLeaves.ts';

/** The site as an app on the home screen. */
export const appSchema = section('App', 'The site on the home screen and without a network.', {
  offline: flag(
    'Works without a network',
    'The phone keeps the pages that were seen, pictures and the lobby, and shows them while there is no network.',
    true,
    'app',
    10,
    [],
  ),
});
