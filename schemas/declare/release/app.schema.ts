import { count, duration, flag, section, words } from '../leaves/behaviourLeaves.ts';

/** The site as an app on the home screen. */
export const appSchema = section('App', 'The site on the home screen and without a network.', {
  offline: flag(
    'Offline mode',
    'The phone stores visited pages, pictures and the lobby, and shows them when offline.',
    true,
    'app',
    10,
  ),
  reofferDays: duration(
    'Offered again after',
    'Time until a closed download bar is shown again; 0 for never.',
    [0, 0, 365, 'day'],
    'app',
    11,
  ),
  offeredFromVisit: count(
    'Offered from visit',
    'At which visit the download bar is shown first. A visit lasts as long as the browser’s tab is open.',
    [1, 2, 100],
    'app',
    15,
  ),
  legacyIosUpTo: count(
    'Old iOS, up to',
    'Largest iOS version that gets the older tips for the home screen, and no bar when it is opened from there.',
    [0, 11, 99],
    'app',
    12,
  ),
  legacyIos: words(
    'Old iOS, further versions',
    'More versions that count as old, such as 12.1.',
    '^\\d{1,2}(\\.\\d{1,2})?$',
    ['12.0', '12.1'],
    'app',
    13,
  ),
  linksKey: {
    title: 'Key of the download links',
    description: 'Under which name the platform’s consolidated settings hold what can be downloaded (DL-10).',
    type: 'string',
    pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$',
    maxLength: 40,
    default: 'downloadLinks',
    'x-ui': { widget: 'text', group: 'app', order: 14 },
  },
});
