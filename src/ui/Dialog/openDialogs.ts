/*
 * The modal dialogs that are open, the top one last. Everything outside of it is inert, messages too: they have to be in it.
 */
let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Notes that a dialog lies on top now, until the function it gives is called. */
export function registerDialog(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

export const topDialog = (): HTMLElement | undefined => open.at(-1);

export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
