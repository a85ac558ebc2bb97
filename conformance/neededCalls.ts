import { type CallName, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { conditionOf } from '#schemas/judge/entries/isOffered.ts';
import { callsIn } from '#schemas/declare/entries/callsIn.ts';
import { placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';

/** Where a call is used, as it was measured; empty where that is not known. */
export type UseOfCall = (call: CallName) => { readonly screens: readonly string[]; readonly blocks: readonly string[] };

export interface NeededCall {
  readonly call: CallName;
  /** A visible part of the release needs it. Otherwise the release only gives it a path, and its use is not known. */
  readonly isRequired: boolean;
  readonly screens: readonly string[];
}

/** Without these no page renders, and no login is possible. */
const always: readonly CallName[] = ['template', 'settings', 'whitelabel', 'registerSettings', 'loginKey', 'login', 'logout'];

/** The calls that a placed block, or an entry in it, depends on. */
function callsOfLayout(site: Site): ReadonlySet<CallName> {
  const placed = Object.values(site.layout).flat();
  const conditions = placed.flatMap((block) => [
    ...(isBlockType(block.block) ? [conditionOf(block.block) ?? { all: [] }] : []),
    ...placedEntries(block, site).map(({ when }) => when),
  ]);
  return new Set(conditions.flatMap(callsIn));
}

/** Screens of a site on which a call was measured: a region that holds nothing is not shown. */
function openScreens(site: Site, screens: readonly string[]): string[] {
  const regions: Readonly<Record<string, readonly unknown[]>> = site.layout;
  const names = new Set(screens.map((screen) => screen.split(':', 1)[0] ?? ''));
  return [...names].filter((name) => regions[name]?.length !== 0);
}

/** The calls that a release expects of its platform, in the order of their declaration. */
export function neededCalls(site: Site, useOf: UseOfCall): NeededCall[] {
  const ofLayout = callsOfLayout(site);
  const names = Object.keys(declaredCalls) as CallName[]; // the keys of a literal
  return names
    .filter((call) => hasCall(site, call))
    .map((call) => {
      const screens = openScreens(site, useOf(call).screens);
      return { call, isRequired: always.includes(call) || ofLayout.has(call) || screens.length > 0, screens };
    });
}
