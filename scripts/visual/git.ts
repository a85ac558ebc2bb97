import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Output of git in this checkout. Throws git's own message if it fails. */
export function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', [...args], { cwd: PROJECT, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout.trim();
}

/** Whether this clone has a commit, or a file of it: a shallow clone has few. */
export function hasObject(name: string): boolean {
  return spawnSync('git', ['cat-file', '-e', name], { cwd: PROJECT }).status === 0;
}
