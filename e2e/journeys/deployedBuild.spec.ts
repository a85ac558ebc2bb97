import { cp, mkdtemp, readFile, readdir, rm, symlink } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base } from '@playwright/test';
import { parseSync } from 'vite';
import { type RunningServer, startNode } from '../fixtures/server.ts';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** The build in a folder that holds nothing else but the packages, served. */
const test = base.extend<{ deployed: RunningServer }>({
  deployed: async ({ context }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-deployed-'));
    for (const part of ['package.json', 'dist/client', 'dist/server', 'dist/templates', 'dist/sandbox'])
      await cp(join(PROJECT, part), join(folder, part), { recursive: true });
    await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
    const server = await startNode({}, { project: folder });
    await use(server);
    await context.close(); // a page that outlives its server would complain of it
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  },
});

test('the build serves a brand, its pictures and the tool where there are no sources', async ({ deployed: { port }, page }) => {
  const brand = `http://aurora.localhost:${port}`;
  const answered = new Map<string, number>();
  page.on('response', (response) => answered.set(new URL(response.url()).pathname, response.status()));
  await page.goto(`${brand}/m/home`);
  await expect(page).toHaveTitle(/Aurora/);
  await expect.poll(() => [...answered.keys()].some((path) => path.startsWith('/art/games/'))).toBe(true);
  expect([...answered].filter(([, status]) => status >= 400)).toEqual([]);
  expect((await page.goto(`http://localhost:${port}/preview/`))?.status()).toBe(200);
});

test('the server asks for no package that only development installs', async () => {
  const { dependencies } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')) as { dependencies: object };
  const known = new Set([...Object.keys(dependencies), ...builtinModules]);
  const server = join(PROJECT, 'dist/server');
  const files = (await readdir(server, { recursive: true })).filter((file) => file.endsWith('.js'));
  const asked = await Promise.all(
    files.map(async (file) => {
      const { module } = parseSync(file, await readFile(join(server, file), 'utf8'));
      return module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    }),
  );
  const packages = asked.flat().filter((name) => !name.startsWith('.') && !name.startsWith('node:'));
  expect(packages).toContain('express');
  const nameOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');
  expect(packages.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
});
