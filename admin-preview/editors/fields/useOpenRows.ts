import { useState } from 'react';

interface OpenRows {
  readonly isOpen: (pointer: string) => boolean;
  readonly toggle: (pointer: string) => void;
}

/**
 * Which rows of a list are folded out.
 *
 * @param at Where the operator was led to: the row that holds it is opened.
 */
export function useOpenRows(at: string | undefined, pointers: readonly string[]): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string>();
  if (at !== seen) {
    setSeen(at);
    const row = pointers.find((pointer) => at === pointer || at?.startsWith(`${pointer}/`));
    if (row !== undefined) setOpen(new Set([...open, row]));
  }
  return {
    isOpen: (pointer) => open.has(pointer),
    toggle: (pointer) =>
      setOpen((before) =>
        before.has(pointer) ? new Set([...before].filter((other) => other !== pointer)) : new Set([...before, pointer]),
      ),
  };
}
