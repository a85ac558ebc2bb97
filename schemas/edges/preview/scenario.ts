import { audiences } from '../../declare/names/visitor.ts';
import { languageCodes } from '../../declare/languages/languages.ts';
import { themeModes } from '../../declare/names/themeRoles.ts';

/**
 * Circumstances for looking at a page. One list drives the operator's scenario bar, Storybook's toolbar and the visual matrix; the tool's texts
 * name its axes and values (`axis.<axis>`, `<axis>.<value>`).
 */
export const scenarioAxes = {
  language: languageCodes,
  theme: themeModes,
  audience: audiences,
  /** System status as the platform sends it (STAT-01 to STAT-03). */
  status: ['0', '1', '2'],
  /** How the platform behaves. */
  platform: ['normal', 'slow', 'failing'],
  /** The platform's answers: unchanged, or hard to display in one way. */
  content: ['real', 'empty', 'one', 'many', 'longWords', 'scripts', 'mixedDirection', 'zero', 'huge', 'negative', 'noPictures'],
  /** Root font size in percent. */
  textSize: ['100', '130', '200'],
  /** Whether the site was put on the home screen. */
  installed: ['browser', 'installed'],
  /** The texts: unchanged; lengthened and accented, to find those that do not fit or are not translated; or mirrored. */
  wording: ['plain', 'pseudo', 'mirrored'],
  /** Still for pictures that are compared. */
  motion: ['moving', 'still'],
} as const;

export type ScenarioAxis = keyof typeof scenarioAxes;
export type Scenario = { readonly [A in ScenarioAxis]: (typeof scenarioAxes)[A][number] };

export const scenarioSchema = {
  type: 'object',
  additionalProperties: false,
  required: Object.keys(scenarioAxes),
  properties: Object.fromEntries(Object.entries(scenarioAxes).map(([axis, values]) => [axis, { type: 'string', enum: values }])),
} as const;

export const defaultScenario: Scenario = {
  language: 'EN',
  theme: 'dark',
  audience: 'guest',
  status: '0',
  platform: 'normal',
  content: 'real',
  textSize: '100',
  installed: 'browser',
  wording: 'plain',
  motion: 'moving',
};

/** Devices of the operator's tool, phones and tablets held upright, in CSS px. */
export const phones = [
  { id: 'tiny', width: 320, height: 568 },
  { id: 'android', width: 360, height: 800 },
  { id: 'iphone', width: 390, height: 844 },
  { id: 'large', width: 430, height: 932 },
  { id: 'tablet', width: 768, height: 1024 },
  { id: 'laptop', width: 1280, height: 800 },
  { id: 'desktop', width: 1920, height: 1080 },
] as const;
