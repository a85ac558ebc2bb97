import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { bundleProgram } from '#server/testing/bundleProgram.ts';
import { testBrand } from '#server/testing/startTestServer.ts';
import { type LiveryServer, startLiveryServer, titled } from './support/liveryServer.ts';

const WORKFLOWS = 'deploy/gitops/.github/workflows';

let site: LiveryServer;
let folder: string;
beforeAll(async () => {
  site = await startLiveryServer(['aurora']);
  folder = mkdtempSync(join(tmpdir(), 'livery-gitops-'));
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, 'livery'));
  writeProgram('livery', `exec '${process.execPath}' '${await bundleProgram('cli/main.ts')}' "$@"`);
  writeProgram('gh', 'echo "$@" >> gh.log');
  git('init', '--quiet', '--initial-branch=main');
  commit('Begin', testBrand('aurora'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const writeProgram = (name: string, script: string) =>
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: folder, encoding: 'utf8' });

/** Commits the release of the only merchant. */
function commit(message: string, release: unknown): void {
  writeFileSync(join(folder, 'livery/aurora.json'), `${JSON.stringify(release, null, 2)}\n`);
  git('add', 'livery');
  git('commit', '--quiet', '--message', message);
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly name?: string; readonly run?: string }[] }>>;
}

/** Runs a step of a workflow as a runner does, after the last commit. */
async function runStep(workflow: string, name: string): Promise<{ readonly code: number; readonly text: string }> {
  const { jobs } = parse(readFileSync(join(WORKFLOWS, workflow), 'utf8')) as Workflow; // the scripts of tests/gitops.slow.test.ts
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find((each) => each.name === name);
  const env = {
    ...process.env,
    PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
    BEFORE: git('rev-parse', 'HEAD~1').trim(),
    LIVERY_URL: site.url,
    LIVERY_TOKEN: site.token,
    PULL_REQUEST: '7',
  };
  const child = spawn('bash', ['-e', '-c', step?.run ?? 'exit 99'], { cwd: folder, env });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => void (text += part));
  const [code] = (await once(child, 'close')) as [number]; // it ends by itself
  return { code, text };
}

const live = () => site.server.releases.live('aurora');
const publish = () => runStep('publish.yaml', 'Save as drafts and publish');

it('a merge goes live, with the subject of its commit, and never over what somebody has published in the tool', async () => {
  commit('Rename Aurora\n\nIt is night.', titled('aurora', 'Aurora at night'));
  const review = await runStep('review.yaml', 'Say what changes for players');
  expect([review.code, review.text]).toEqual([0, '']);
  expect(readFileSync(join(folder, 'comment.md'), 'utf8')).toContain('| Site title | “Brand aurora” → “Aurora at night” |');
  expect(readFileSync(join(folder, 'gh.log'), 'utf8')).toBe('pr comment 7 --body-file comment.md --edit-last --create-if-none\n');

  const first = await publish();
  expect([first.code, first.text]).toEqual([0, 'Saved as draft 1 of aurora.\nRevision 2 of aurora is live.\n']);
  expect(live()?.document.template.parameters?.title).toBe('Aurora at night');
  const [entry] = JSON.parse((await site.livery(['releases', 'aurora', '--json'])).out) as { note: string }[];
  expect(entry?.note).toBe('Rename Aurora');
  expect((await publish()).text).toMatch(/^Nothing to do: .*\nNothing to do: /);

  await site.livery(['push', 'aurora', site.file('tool.json', titled('aurora', 'By hand'))]);
  await site.livery(['publish', 'aurora', '--reason', 'In the tool']);
  commit('Rename again', titled('aurora', 'Aurora at noon'));
  const refused = await publish();
  expect([refused.code, refused.text]).toEqual([
    4,
    expect.stringContaining('Another release of aurora went live since the file was made: revision 3.'),
  ]);
  expect(live()?.document.template.parameters?.title).toBe('By hand');
});

it('faults stop a merge before anything changes', async () => {
  const { revision } = live() ?? {};
  commit('Break it', { ...titled('aurora', 'Broken'), switches: { CBS3: '7' } });
  const { code, text } = await runStep('publish.yaml', 'Check all before anything changes');
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/livery\/aurora\.json:\d+:\d+: error: Live chat must be one of: 0, 1\./),
  ]);
  expect(live()?.revision).toBe(revision);
});
