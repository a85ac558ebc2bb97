import measured from './measuredUse.json' with { type: 'json' }; // Playwright loads it as Node would

/** Where settings show, as `npm run screens` has measured it. */
export interface MeasuredUse {
  /** Names of screens and menus, with a visitor behind a colon where the usual one does not see the settings there. */
  readonly screens: readonly string[];
  /** The blocks that read the settings. */
  readonly blocks: readonly string[];
  /** By their pointers. */
  readonly settings: readonly string[];
}

export const measuredUse: readonly MeasuredUse[] = measured;
