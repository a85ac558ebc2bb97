import { localStore } from '#src/lib/browserStorage.ts';

const STORAGE_KEY = 'livery.tool.readyFolded';

/** Whether the operator has folded the checklist for the first release. */
export const keptReadyFolded = (): boolean => localStore.get(STORAGE_KEY) === '1';

export const keepReadyFolded = (isFolded: boolean): void => localStore.set(STORAGE_KEY, isFolded ? '1' : '0');
