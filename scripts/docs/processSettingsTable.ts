import type { ProcessSetting } from '#server/ProcessSetting.ts';
import { processSettings, variableOf } from '#server/processSettings.ts';
import { asCode as code } from '#schemas/base/json/valueKind.ts';
import { table } from './markdown.ts';

/** As people write it: switches are 1 and 0. */
const written = (value: unknown): string => code(typeof value === 'boolean' ? Number(value) : value);

/** The settings of the process, a row each, as Markdown. */
export function processSettingsTable(): string {
  const rows = Object.entries<ProcessSetting<unknown>>(processSettings).map(([name, { fallback, shownDefault, meaning }]) => [
    code(variableOf(name)),
    shownDefault ?? (fallback === undefined ? '–' : written(fallback)),
    meaning,
  ]);
  return table(['variable', 'default', 'meaning'], rows);
}
