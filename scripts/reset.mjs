// Removes the data of the embedded database and the sandbox, so that the next start begins afresh. Backups of the store stay.
import { closeSync, existsSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = resolve(fileURLToPath(new URL('..', import.meta.url)), process.env['DATA_DIR'] ?? '.data');
const lock = join(folder, 'db.lock');

/** Whether a server has the folder: it holds the kernel's lock on this file for as long as it runs (server/store/lock/folderLock.ts). */
async function isInUse() {
  if (!existsSync(lock)) return false;
  const fd = openSync(lock, 'a');
  try {
    const { tryLock } = await import('fs-native-extensions');
    return !tryLock(fd);
  } catch {
    return false; // not installed, or this platform has no such locks
  } finally {
    closeSync(fd);
  }
}

if (await isInUse()) {
  console.error(`A server uses ${folder}: stop it first.`);
  process.exit(1);
}
const names = existsSync(folder) ? readdirSync(folder) : [];
for (const name of names) if (name !== 'backups') rmSync(join(folder, name), { recursive: true, force: true });
console.log(`Emptied ${folder}. The next npm start begins afresh.`);
if (names.includes('backups')) console.log(`Copies of the store are still in ${join(folder, 'backups')}.`);
if (process.env['DATABASE_URL']) console.log('DATABASE_URL is set: that database is untouched.');
