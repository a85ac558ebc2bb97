import type { Finding } from './Finding.ts';

/** Problems of a merchant's own texts. */
export const textFindings = {
  'strings.missing': {
    severity: 'warning',
    title: 'Text missing in a language',
    explanation:
      'The merchant has a custom text in one language but not in another allowed one. Players of that language see the default text.',
  },
  'text.placeholderLost': {
    severity: 'warning',
    title: 'Custom text without its placeholder',
    explanation:
      'The default text fills in something at this place, such as the age limit or an amount. The custom text leaves it out, so players do not read it.',
  },
  'text.placeholderUnknown': {
    severity: 'warning',
    title: 'Custom text with an unknown placeholder',
    explanation: 'Nothing is filled in for this placeholder: only those of the default text are.',
  },
  'strings.unused': {
    severity: 'info',
    title: 'Text of a language that is off',
    explanation: 'These texts are not used, because the language is not allowed.',
  },
} as const satisfies Record<string, Finding>;
