import type { Provenance } from '../../base/json/overlay.ts';

/** Whether a release is laid over a preset. In a whole one, such as a preset itself, nothing is a change of the merchant's. */
export const isLaidOver = (provenance: Provenance): boolean => Object.values(provenance).includes('preset');
