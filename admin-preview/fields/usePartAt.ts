import { useState } from 'react';
import { useDraft } from '../draft/DraftContext.ts';
import { goTo } from '../route/route.ts';
import type { Section } from '../settings/sections.ts';

interface PartAt<P extends string> {
  readonly section: Section;
  /** The setting to go to. */
  readonly at: string | undefined;
  readonly partOf: (pointer: string) => P | undefined;
  readonly first: P;
}

/**
 * Which part of a section is open: the one that holds the setting to go to, until another is chosen. Then the address lets go
 * of the setting, so that the way to it works again.
 */
export function usePartAt<P extends string>({ section, at, partOf, first }: PartAt<P>): readonly [P, (part: P) => void] {
  const merchantCode = useDraft((state) => state.merchantCode);
  const [part, setPart] = useState<P>(first);
  const [seen, setSeen] = useState<string>();
  if (at !== seen) {
    setSeen(at);
    const asked = at === undefined ? undefined : partOf(at);
    if (asked !== undefined) setPart(asked);
  }
  function choose(next: P) {
    setPart(next);
    if (at !== undefined) goTo({ page: 'editor', merchantCode, section });
  }
  return [part, choose];
}
