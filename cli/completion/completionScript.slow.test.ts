import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runLivery } from '#tests/support/liveryServer.ts';

const script = async (shell: string) => (await runLivery(['completion', shell], {})).out;

const hasProgram = (name: string): boolean => spawnSync(name, ['--version']).status === 0;

/** What Bash offers after these words; the last is what has been typed of the next one. */
async function offered(...words: string[]): Promise<string[]> {
  const typed = ['livery', ...words];
  const code = `${await script('bash')}
COMP_WORDS=(${typed.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${typed.length - 1}; _livery; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', code], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter(Boolean);
}

describe('the completion of Bash', () => {
  it('is a script that Bash reads', async () => {
    const { status, stderr } = spawnSync('bash', ['-n'], { input: await script('bash'), encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  it.each([
    ['a command', ['pu'], ['pull', 'push', 'publish']],
    ['an option of the command', ['validate', '--f'], ['--format']],
    ['the words of an option', ['validate', '--format', ''], ['text', 'json', 'sarif']],
    ['the words of an argument', ['completion', 'z'], ['zsh']],
    ['nothing where a file is meant', ['validate', 'templates/'], []],
    ['nothing for a command that there is not', ['launch', ''], []],
  ])('offers %s', async (_title, words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });
});

it.each(['zsh', 'fish'])('the completion of %s names every command and option', async (shell) => {
  const text = await script(shell);
  const commands = await offered('');
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    expect(text).toContain(command);
    for (const option of (await offered(command, '--')).filter((word) => word.startsWith('--')))
      expect(text).toContain(shell === 'fish' ? `-l ${option.slice(2)}` : `${option}[`);
  }
});

const checks = [
  ['zsh', '-n'],
  ['fish', '--no-execute'],
] as const;
for (const [shell, check] of checks)
  it.skipIf(!hasProgram(shell))(`${shell} reads its script, where it is installed`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-completion-'));
    const file = join(folder, 'livery');
    writeFileSync(file, await script(shell));
    const { status, stderr } = spawnSync(shell, [check, file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect([status, stderr]).toEqual([0, '']);
  });
