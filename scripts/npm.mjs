import { spawnSync } from 'node:child_process';

/**
 * Runs npm: the version that started this script, if any, so that no second version touches the lock file.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @returns {number | null} The exit code.
 */
export function runNpm(args, cwd) {
  const cli = process.env['npm_execpath'];
  /** @type {import('node:child_process').SpawnSyncOptions} Errors alone are shown: stdout is the caller's. */
  const options = { cwd, stdio: ['ignore', 'ignore', 2] };
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options).status;
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' }).status;
}
