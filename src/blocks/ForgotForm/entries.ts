import { recovery } from '#schemas/declare/entries/recovery.ts';

/** Conditions of the parts of the block, by name. */
export const entries = recovery;
