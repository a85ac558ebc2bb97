// Removes what the embedded database and the sandbox have stored, so that the next start begins afresh.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = resolve(fileURLToPath(new URL('..', import.meta.url)), process.env['DATA_DIR'] ?? '.data');
rmSync(folder, { recursive: true, force: true });
console.log(`Removed ${folder}. The next npm start begins afresh.`);
if (process.env['DATABASE_URL']) console.log('DATABASE_URL is set: that database is untouched.');
