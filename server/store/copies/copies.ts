import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Why a copy of the store was made. */
type CopyKind = 'backup' | 'before-update' | 'before-restore';

/** How many automatic copies of each kind are kept. */
const KEPT = 3;

/** The folder in which copies of a store lie. */
export const copiesFolder = (dataDir: string): string => join(dataDir, 'backups');

/** Sorted by name, copies of a kind are sorted by time. */
export const copyName = (kind: CopyKind): string => `${kind}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;

/** Paths of the whole copies there are, oldest first of each kind. */
export function listCopies(dataDir: string, kind = ''): string[] {
  const folder = copiesFolder(dataDir);
  const names = readdirSync(folder, { withFileTypes: true });
  return names
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(kind) && !entry.name.endsWith('.part'))
    .map(({ name }) => join(folder, name))
    .toSorted();
}

/** Removes the oldest copies of a kind that are too many. */
export async function removeOldCopies(dataDir: string, kind: CopyKind): Promise<void> {
  for (const old of listCopies(dataDir, kind).slice(0, -KEPT)) await rm(old, { recursive: true });
}
