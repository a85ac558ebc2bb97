import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DevelopmentBuild, vitePlayer } from './vitePlayer.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-dev-'));
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

let build: DevelopmentBuild;
beforeAll(async () => {
  write('src/app/start/card.module.css', '.root { color: teal }');
  write('src/app/start/block.css', '.late { color: plum }');
  write('src/app/start/block.ts', `import './block.css'; export const late = 1;`);
  write('src/app/start/boot.ts', 'export {};');
  write('admin-preview/index.html', '<!doctype html><html><head><title>Tool</title></head><body></body></html>');
  write(
    'src/app/start/entryServer.tsx',
    `import styles from './card.module.css';
    export const load = () => import('./block.ts');
    export const themeCss = () => 'theme';
    export const renderPage = async () => { await load(); return { redirect: styles.root }; };`,
  );
  build = await vitePlayer(root, createServer());
});
afterAll(async () => {
  await build.close();
  rmSync(root, { recursive: true });
});

describe('the player while it is worked on', () => {
  it('is rendered from its sources, with the styles of all it reached', async () => {
    const player = await build.player.loadPlayer();
    const page = await player.renderPage.call(undefined, {} as never); // this one looks at nothing
    expect(page).toEqual({ redirect: expect.stringMatching(/root/) });
    const styles = (await build.player.filesOf([], [])).stylesFor('', 'en');
    expect(styles).toMatch(/color: teal/);
    expect(styles).toMatch(/color: plum/);
  });

  it('and the tool are reloaded as they change', async () => {
    expect(await build.player.withHotReload?.('/m/home', '<html><head></head></html>')).toContain('/@vite/client');
    expect(await build.tool.html()).toMatch(/\/@vite\/client.*<title>Tool<\/title>/s);
    expect(build.tool.isDevelopment).toBe(true);
  });
});
