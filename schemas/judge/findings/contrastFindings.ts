import type { Finding } from './Finding.ts';

/** Colours that cannot be told apart well enough. */
export const contrastFindings = {
  'contrast.unreadable': {
    severity: 'error',
    title: 'Text cannot be read',
    explanation:
      'The contrast of these two colours is below 3, so many people cannot read the text. Choose a lighter or darker colour for one of them.',
  },
  'contrast.low': {
    severity: 'warning',
    title: 'Low contrast',
    explanation: 'Text needs a contrast of 4.5 with its background, and large shapes 3 (WCAG 2.2, level AA).',
  },
  'contrast.state': {
    severity: 'warning',
    title: 'Low contrast in a state',
    explanation:
      'Hovered and pressed buttons, coloured text and tinted surfaces use shades derived from the colour roles. The contrast of these two shades is below 4.5.',
  },
  'contrast.off': {
    severity: 'info',
    title: 'A button that is off is hardly seen',
    explanation: 'A disabled button is nearly invisible on the surface. It need not be readable, but it should be visible.',
  },
} as const satisfies Record<string, Finding>;
