import { count, duration, flag, patternText, section, words } from '../leaves/behaviourLeaves.ts';

/** The site as an app on the home screen. */
export const appSchema = section({
  title: 'App',
  description: 'The site on the home screen and without a network.',
  group: 'app',
  properties: {
    offline: flag({
      title: 'Offline mode',
      description: 'The phone stores visited pages, pictures and the lobby, and shows them when offline.',
      default: true,
    }),
    reofferDays: duration({
      title: 'Offered again after',
      description: 'Time until a closed download bar is shown again; 0 for never.',
      minimum: 0,
      default: 0,
      maximum: 365,
      unit: 'day',
    }),
    legacyIosUpTo: count({
      title: 'Old iOS, up to',
      description: 'Largest iOS version that gets the older tips for the home screen, and no bar when it is opened from there.',
      minimum: 0,
      default: 11,
      maximum: 99,
    }),
    legacyIos: words({
      title: 'Old iOS, further versions',
      description: 'More versions that count as old, such as 12.1.',
      pattern: '^\\d{1,2}(\\.\\d{1,2})?$',
      default: ['12.0', '12.1'],
    }),
    linksKey: patternText({
      title: 'Key of the download links',
      description: 'Under which name the platform’s consolidated settings hold what can be downloaded (DL-10).',
      pattern: '^[A-Za-z][A-Za-z0-9_]{0,39}$',
      maxLength: 40,
      default: 'downloadLinks',
    }),
    offeredFromVisit: count({
      title: 'Offered from visit',
      description: 'At which visit the download bar is shown first. A visit lasts as long as the browser’s tab is open.',
      minimum: 1,
      default: 2,
      maximum: 100,
    }),
  },
});
