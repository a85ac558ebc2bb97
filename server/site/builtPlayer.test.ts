import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPlayer } from './builtPlayer.ts';
import { chunksOf } from './clientManifest.ts';

const manifest = {
  'src/app/start/boot.ts': { file: 'assets/boot.js', imports: ['_shared.js'] },
  'src/app/start/startPlayer.tsx': { file: 'assets/start.js', imports: ['_shared.js', '_react.js'], css: ['assets/start.css'] },
  'src/blocks/HotGames/HotGames.tsx': { file: 'assets/hot.js', imports: ['_tile.js'], css: ['assets/hot.css'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_react.js': { file: 'assets/react.js' },
  '_tile.js': { file: 'assets/tile.js', imports: ['_react.js'], css: ['assets/tile.css'] },
};

const root = mkdtempSync(join(tmpdir(), 'livery-built-'));
beforeAll(() => {
  for (const folder of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'client/.vite/manifest.json'), JSON.stringify(manifest));
  for (const name of ['start', 'hot', 'tile']) writeFileSync(join(root, `client/assets/${name}.css`), `.${name}{}`);
  writeFileSync(
    join(root, 'server/entryServer.js'),
    'export const themeCss = () => "theme"; export const renderPage = async () => ({ redirect: "/" });',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the built player', () => {
  it('gives the styles that a page needs, those of imports first, each once', async () => {
    const player = await builtPlayer(root);
    const drawn = ['src/blocks/HotGames/HotGames.tsx', 'src/blocks/HotGames/HotGames.tsx', 'src/blocks/Gone.tsx'];
    const files = await player.filesOf(drawn, []);
    expect(files.sheet).toBe('/assets/start+tile+hot.css');
    expect(files.stylesFor('<p class="hot start">', 'en')).toBe('.start{}.hot{}');
  });

  it('names the scripts that are still to be fetched, without those that can wait', async () => {
    const player = await builtPlayer(root);
    const hot = ['src/blocks/HotGames/HotGames.tsx'];
    const frame = ['/assets/react.js', '/assets/start.js'];
    expect(player.bootScript).toBe('/assets/boot.js');
    expect((await player.filesOf(hot, hot)).chunks).toEqual([...frame, '/assets/tile.js', '/assets/hot.js']);
    expect((await player.filesOf(hot, [])).chunks).toEqual(frame);
  });

  it('renders with the module of the build', async () => {
    const { themeCss } = await (await builtPlayer(root)).loadPlayer();
    expect(themeCss.call(undefined, {} as never)).toBe('theme'); // this one looks at no site
  });

  it('says what to do when there is no build', async () => {
    await expect(builtPlayer(join(root, 'nowhere'))).rejects.toThrow('manifest.json');
  });

  it('follows imports in circles once', () => {
    const circle = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
    expect(chunksOf(circle, ['a']).map(({ file }) => file)).toEqual(['b.js', 'a.js']);
  });
});
