import type { Provenance } from '../../base/json/overlay.ts';

/** Whether a release is merged with a preset. In a whole one, such as a preset itself, nothing is a merchant's change. */
export const isMergedWithPreset = (provenance: Provenance): boolean => Object.values(provenance).includes('preset');
