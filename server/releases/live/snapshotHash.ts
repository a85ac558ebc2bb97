import { createHash } from 'node:crypto';
import { canonicalJson } from '#schemas/base/json/canonicalJson.ts';

/** SHA-256 of the canonical JSON, in hex: the name of a snapshot. */
export const snapshotHash = (document: unknown): string => createHash('sha256').update(canonicalJson(document)).digest('hex');
