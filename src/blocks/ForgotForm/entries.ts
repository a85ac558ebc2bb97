import { recovery } from '#schemas/declare/entries/recovery.ts';

/** What parts of the block depend on. */
export const entries = recovery;
