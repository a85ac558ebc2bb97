import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleProgram } from '#server/testing/bundleProgram.ts';
import { type LiveryServer, startLiveryServer } from '#tests/support/liveryServer.ts';

let program: string;
let site: LiveryServer;
beforeAll(async () => {
  program = await bundleProgram('cli/main.ts');
  site = await startLiveryServer(['aurora']);
});
afterAll(() => site.close());

/** Starts the program as a shell does. */
function start(args: readonly string[], input = '', script = program) {
  const { LIVERY_URL: _url, LIVERY_TOKEN: _token, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { ...env, XDG_CONFIG_HOME: site.file('config') } });
  child.stdout.setEncoding('utf8');
  child.stderr.setEncoding('utf8');
  child.stdin.end(input);
  return child;
}

async function livery(args: readonly string[], input = '', script = program) {
  const child = start(args, input, script);
  let [out, err] = ['', ''];
  child.stdout.on('data', (part: string) => void (out += part));
  child.stderr.on('data', (part: string) => void (err += part));
  const [code] = (await once(child, 'close')) as [number]; // it ends by itself
  return { code, out, err };
}

it('runs from the sources of a checkout as it does when it is built', async () => {
  const [fromSources, built] = [
    await livery(['--help'], '', fileURLToPath(new URL('livery.mjs', import.meta.url))),
    await livery(['--help']),
  ];
  expect(fromSources.out).toMatch(/^Usage: livery/);
  expect(fromSources).toEqual(built);
});

it('does its work, and ends with its own code, when nothing reads its output any more', async () => {
  const faulty = site.file('faulty.json');
  writeFileSync(faulty, '{}');
  for (const [args, code, said] of [
    [['--help'], 0, ''],
    [['validate', faulty], 1, '1 error (1 file)\n'],
  ] as const) {
    const child = start(args);
    child.stdout.destroy();
    let err = '';
    child.stderr.on('data', (part: string) => void (err += part));
    expect([args[0], await once(child, 'close'), err]).toEqual([args[0], [code, null], said]);
  }
});

it('a release is fetched, edited, checked, compared, saved, published and taken back', async () => {
  const file = site.file('aurora.json');
  const run = async (args: readonly string[], code = 0, input = '') => {
    const ran = await livery(args, input);
    expect([args[0], ran.code, ran.code === code ? '' : ran.err]).toEqual([args[0], code, '']);
    return ran;
  };
  const edit = (from: string, to: string) => writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));

  await run(['whoami'], 3);
  await run(['login', site.url], 0, `${site.token}\n`);
  await run(['pull', 'aurora', '-o', file]);

  edit('"EN,VN"', '"EN,XX"');
  const faulty = await run(['validate', file, '--strict'], 1);
  expect(faulty.out).toMatch(/aurora\.json:\d+:\d+: \w+: .*XX.* \(list\.unknown\)/);
  edit('"EN,XX"', '"EN,VN"');
  edit('Brand aurora', 'Aurora at night');
  await run(['validate', file, '--strict']);

  const diff = await run(['diff', 'live:aurora', file, '--exit-code'], 1);
  expect(diff.out).toBe('Site title: “Brand aurora” → “Aurora at night”\n');
  await run(['push', 'aurora', file]);
  await run(['publish', 'aurora', '--file', file, '--reason', 'A new title']);
  expect(site.server.releases.live('aurora')?.document.template.parameters?.title).toBe('Aurora at night');
  await run(['push', 'aurora', file]);

  await run(['roll-back', 'aurora', '--reason', 'The old title is better']);
  expect(site.server.releases.live('aurora')?.document.template.parameters?.title).toBe('Brand aurora');
  const stale = await run(['push', 'aurora', file], 4);
  expect(stale.err).toContain('Another release of aurora went live since the file was made: revision 3.');
  const watch = start(['watch', 'aurora', file, '--force']);
  await new Promise<void>((resolve) => watch.stderr.on('data', (part: string) => part.includes('Watching') && resolve()));
  const ended = once(watch, 'exit');
  watch.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  await run(['logout']);
  await run(['push', 'aurora', file], 3);
});
