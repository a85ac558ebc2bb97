import { audiences } from '../visitor.ts';
import { languageCodes } from '../languages.ts';
import { themeModes } from '../release/themeRoles.ts';

/**
 * Under which circumstances a page is looked at. One list drives the operator's scenario bar, Storybook's toolbar and the
 * visual matrix.
 */
export const scenarioAxes = {
  language: { title: 'Language', values: languageCodes },
  theme: { title: 'Look', values: themeModes },
  audience: { title: 'Audience', values: audiences },
  /** System status as the platform sends it (STAT-01 to STAT-03). */
  status: { title: 'Status', values: ['0', '1', '2'] },
  /** How the platform behaves. */
  platform: { title: 'Platform', values: ['normal', 'slow', 'failing'] },
  /** Root font size in percent. */
  textSize: { title: 'Text size', values: ['100', '130', '200'] },
} as const;

export type ScenarioAxis = keyof typeof scenarioAxes;
export type Scenario = { readonly [A in ScenarioAxis]: (typeof scenarioAxes)[A]['values'][number] };

export const defaultScenario: Scenario = {
  language: 'EN',
  theme: 'dark',
  audience: 'guest',
  status: '0',
  platform: 'normal',
  textSize: '100',
};

/** Phone frames of the operator's tool, in CSS px. */
export const phones = [
  { id: 'small', title: 'Small phone', width: 320, height: 568 },
  { id: 'android', title: 'Android', width: 360, height: 800 },
  { id: 'phone', title: 'Phone', width: 390, height: 844 },
  { id: 'large', title: 'Large phone', width: 412, height: 915 },
] as const;
