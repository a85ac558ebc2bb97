import { readRoute, useHash } from './route.ts';

interface PartAt<P extends string> {
  /** The setting to go to. */
  readonly at: string | undefined;
  readonly parts: readonly P[];
  readonly partOf: (pointer: string) => P | undefined;
  readonly first: P;
}

/** Which part of a section is open: the one that the address names, else the one that holds the setting to go to. */
export function usePartAt<P extends string>({ at, parts, partOf, first }: PartAt<P>): P {
  const route = readRoute(useHash());
  const named = route.page === 'editor' ? parts.find((part) => part === route.part) : undefined;
  return named ?? (at === undefined ? undefined : partOf(at)) ?? first;
}
