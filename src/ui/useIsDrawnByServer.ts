import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the server has rendered the component; false for one that is first rendered later, in the browser. */
export function useIsDrawnByServer(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
