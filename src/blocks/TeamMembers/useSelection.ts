import { useState } from 'react';
import { MAX_MOVED_MEMBERS } from '#schemas/declare/platform/team.schema.ts';

export interface Selection {
  /** Whether members are being selected. */
  readonly isOn: boolean;
  /** Names by id, in the order of choosing; it outlives pages, levels and searches. */
  readonly chosen: ReadonlyMap<number, string>;
  /** No more can be moved at once. */
  readonly isFull: boolean;
  readonly begin: () => void;
  readonly end: () => void;
  readonly toggle: (id: number, name: string) => void;
}

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Members that are selected, to be moved together. */
export function useSelection(): Selection {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState(NOBODY);
  return {
    isOn,
    chosen,
    isFull: chosen.size >= MAX_MOVED_MEMBERS,
    begin: () => setOn(true),
    end: () => {
      setOn(false);
      setChosen(NOBODY);
    },
    toggle: (id, name) =>
      setChosen((before) => {
        const next = new Map(before);
        if (!next.delete(id)) next.set(id, name);
        return next;
      }),
  };
}
