import { localStore } from '#src/lib/browserStorage.ts';

/** Merchants as cards with a picture of each, as lines, or by how far each is from its preset. */
export const merchantViews = ['cards', 'list', 'drift'] as const;
export type MerchantView = (typeof merchantViews)[number];

const STORAGE_KEY = 'livery.tool.merchants';

/** What was chosen last in this browser. */
export const keptMerchantView = (): MerchantView => merchantViews.find((view) => view === localStore.get(STORAGE_KEY)) ?? 'cards';

export const keepMerchantView = (view: MerchantView): void => localStore.set(STORAGE_KEY, view);
