import { type CallName, pathOf } from '../platform/calls.ts';
import type { When } from '../release/layout.schema.ts';
import type { Circumstances } from './evaluateWhen.ts';
import { explainWhen } from './explainWhen.ts';
import type { Site } from './site.ts';

/** What keeps one entry of a block away: a condition of the code, a setting that leaves it out, a call without an address. */
export type EntryObstacle = { readonly when: When } | { readonly setting: string } | { readonly call: CallName };

/** What an entry of a block waits for. `isOn` says what its setting is now. */
export type EntryGate =
  | { readonly when: When }
  | { readonly setting: string; readonly isOn: boolean }
  | { readonly call: CallName }
  | { readonly all: readonly EntryGate[] }
  | { readonly any: readonly EntryGate[] };

/** Why an entry does not show: the smallest parts of its gate that fail, as of a condition. Nothing when it shows. */
export function explainGate(gate: EntryGate, site: Site, circumstances: Circumstances): EntryObstacle[] {
  const explain = (part: EntryGate) => explainGate(part, site, circumstances);
  if ('when' in gate) return explainWhen(gate.when, circumstances).map(({ when }) => ({ when }));
  if ('setting' in gate) return gate.isOn ? [] : [{ setting: gate.setting }];
  if ('call' in gate) return pathOf(gate.call, site.behaviour.platform) === '' ? [{ call: gate.call }] : [];
  if ('all' in gate) return gate.all.flatMap(explain);
  const ways = gate.any.map(explain);
  return ways.some((obstacles) => obstacles.length === 0) ? [] : ways.flat();
}
