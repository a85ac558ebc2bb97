import { readRoute, useHash } from './route.ts';

interface PartAt<P extends string> {
  /** The setting to go to. */
  readonly at: string | undefined;
  readonly parts: readonly P[];
  readonly partOf: (pointer: string) => P | undefined;
  readonly first: P;
}

/** The open part of a section: the one in the address, or the one with the setting in the address. */
export function usePartAt<P extends string>({ at, parts, partOf, first }: PartAt<P>): P {
  const route = readRoute(useHash());
  const named = route.page === 'editor' ? parts.find((part) => part === route.part) : undefined;
  return named ?? (at === undefined ? undefined : partOf(at)) ?? first;
}
