/** Draws the shipped brands' pictures: `npx tsx scripts/art/drawBrands.ts [code]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { backdropSvg, bannerSvg } from './brands/banners.ts';
import { type Identity, identities, logoSvg, markSvg } from './brands/identities.ts';

sharp.concurrency(1);

/** Encodes at falling quality until the picture fits. */
async function fit(svg: string, format: 'webp' | 'avif', maxBytes: number): Promise<Buffer> {
  const pixels = sharp(await sharp(Buffer.from(svg)).removeAlpha().png({ compressionLevel: 1 }).toBuffer());
  for (let quality = format === 'webp' ? 80 : 60; quality > 20; quality -= 6) {
    const bytes = await (
      format === 'webp'
        ? pixels.clone().webp({ quality, effort: 5, smartSubsample: true })
        : pixels.clone().avif({ quality, effort: 4 })
    ).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A picture does not fit ${maxBytes} bytes`);
}

async function drawBrand(identity: Identity): Promise<void> {
  const folder = new URL(`../../templates/brands/${identity.code}/assets/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, content: string | Buffer): void => writeFileSync(new URL(name, folder), content);
  write('logo.svg', `${logoSvg(identity, true)}\n`);
  write('logo-light.svg', `${logoSvg(identity, false)}\n`);
  write('mark.svg', `${markSvg(identity, 15)}\n`);
  write('favicon.svg', `${markSvg(identity, 14, 6)}\n`);
  for (const size of [192, 512])
    write(
      `icon-${size}.png`,
      await sharp(Buffer.from(markSvg(identity, 0, 14)), { density: (72 * size) / 64 })
        .resize(size)
        .png({ compressionLevel: 9, palette: true, quality: 90 })
        .toBuffer(),
    );
  write('backdrop.webp', await fit(backdropSvg(identity), 'webp', 40_000));
  for (let index = 0; index < 4; index += 1) {
    const svg = bannerSvg(identity, index);
    write(`banner-${index + 1}.webp`, await fit(svg, 'webp', 45_000));
    write(`banner-${index + 1}.avif`, await fit(svg, 'avif', 30_000));
  }
}

const only = process.argv[2];
for (const identity of identities) if (only === undefined || only === identity.code) await drawBrand(identity);
