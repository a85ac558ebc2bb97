import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
/** Browsers have passkeys in secure contexts only. */
const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether the browser has passkeys; false while the page is hydrated, because the server does not know. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(neverChanges, hasPasskeys, () => false);
