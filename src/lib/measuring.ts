import { localStore } from './browserStorage.ts';

const AGREED = 'measuring';

/** Whether the player has agreed, in the settings, that visits are measured. */
export const hasAgreed = (): boolean => localStore.get(AGREED) === '1';

export const setAgreed = (isAgreed: boolean): void => (isAgreed ? localStore.set(AGREED, '1') : localStore.remove(AGREED));
