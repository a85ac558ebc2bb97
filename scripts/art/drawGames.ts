/**
 * Draws every game tile of the sandbox: `npx tsx scripts/art/drawGames.ts`.
 * `--sheet <file> [motif,motif]` writes one contact sheet instead. Unchanged tiles are skipped.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { games, vendors } from '../../sandbox/seed/catalogue.ts';
import { composeTile } from './composeTile.ts';

sharp.concurrency(1);

const folder = new URL('../../sandbox/art/games/', import.meta.url);
const cacheFile = new URL('../../node_modules/.cache/livery-art.json', import.meta.url);
const hueOf = new Map(vendors.map((vendor) => [vendor.vassalage, vendor.hue]));

const seen = new Map<string, number>();
const tiles = games.map((game) => {
  const nth = seen.get(game.motif) ?? 0;
  seen.set(game.motif, nth + 1);
  return { game, svg: () => composeTile(game, hueOf.get(game.vassalage) ?? 0, nth) };
});

function readCache(): Record<string, unknown> {
  if (!existsSync(cacheFile)) return {};
  const value: unknown = JSON.parse(readFileSync(cacheFile, 'utf8'));
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

async function drawAll(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(new URL('.', cacheFile), { recursive: true });
  const cache = readCache();
  let drawn = 0;
  for (const { game, svg } of tiles) {
    const text = svg();
    const hash = createHash('sha1').update(text).digest('hex');
    const webp = new URL(`${game.gameId}.webp`, folder);
    if (cache[game.gameId] === hash && existsSync(webp)) continue;
    const pixels = sharp(await sharp(Buffer.from(text)).removeAlpha().png({ compressionLevel: 1 }).toBuffer());
    writeFileSync(webp, await pixels.clone().webp({ quality: 62, effort: 5, smartSubsample: true }).toBuffer());
    writeFileSync(new URL(`${game.gameId}.avif`, folder), await pixels.clone().avif({ quality: 46, effort: 4 }).toBuffer());
    cache[game.gameId] = hash;
    drawn += 1;
  }
  const known = new Set(games.map((game) => game.gameId));
  for (const name of readdirSync(folder)) if (!known.has(name.replace(/\.\w+$/, ''))) rmSync(new URL(name, folder));
  writeFileSync(cacheFile, JSON.stringify(cache));
  console.log(`${drawn} of ${tiles.length} tiles drawn`);
}

async function drawSheet(file: string, motifs: readonly string[], size: number): Promise<void> {
  const chosen = tiles.filter(({ game }) => motifs.includes(game.motif));
  const columns = 12;
  const cells = await Promise.all(
    chosen.map(async ({ svg }, i) => ({
      input: await sharp(Buffer.from(svg())).resize(size).png().toBuffer(),
      left: (i % columns) * (size + 6),
      top: Math.floor(i / columns) * (size + 6),
    })),
  );
  const height = Math.ceil(chosen.length / columns) * (size + 6);
  await sharp({ create: { width: columns * (size + 6), height, channels: 3, background: '#11121c' } })
    .composite(cells)
    .png()
    .toFile(file);
}

const [flag, file, list, size] = process.argv.slice(2);
if (flag === '--sheet' && file !== undefined) await drawSheet(file, (list ?? '').split(','), Number(size ?? 120));
else await drawAll();
