import type { Finding } from './Finding.ts';

/** Problems of the bar at the bottom of the page. */
export const footerFindings = {
  'footer.noHome': {
    severity: 'warning',
    title: 'No way home',
    explanation: 'Players expect Home as the first item of the bar.',
  },
  'footer.tooFew': {
    severity: 'warning',
    title: 'Too few footer items',
    explanation: 'A bar needs at least two items to be useful. Add items, or remove the bar from the layout.',
  },
  'footer.tooMany': {
    severity: 'warning',
    title: 'Too many footer items',
    explanation: 'More than six items are too narrow to tap and to label on a small phone.',
  },
  'footer.itemHidden': {
    severity: 'warning',
    title: 'Hidden footer item',
    explanation:
      'The item is never shown: its switch is off, the platform has no address for its call, or the bar is hidden from everyone who could see it.',
  },
} as const satisfies Record<string, Finding>;
