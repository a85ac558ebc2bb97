import { useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the server has drawn the component. One that is drawn later, by the script, was not. */
export function useIsDrawnByServer(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}
