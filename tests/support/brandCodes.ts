import { readdirSync } from 'node:fs';

/** Codes of the shipped brands: each is the name of a folder. */
export const brandCodes: readonly string[] = readdirSync(new URL('../../templates/brands/', import.meta.url));
