/** Draws the vendors' one-colour marks and the neutral icons: `npx tsx scripts/art/drawVendors.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { vendors } from '../../sandbox/seed/catalogue.ts';
import { capitals, symbols } from './glyphs.ts';

const inks = { WHITE: '#fff', BLACK: '#14131f' } as const;

/** The first word of the name, fitted beside the symbol. */
function wordmark(displayName: string): string {
  const letters = [...(displayName.split(' ')[0] ?? '').toUpperCase()].flatMap((letter) => capitals[letter] ?? []);
  const glyphs = letters.flatMap((part, i) => (typeof part === 'string' ? [[part, Number(letters[i + 1])] as const] : []));
  const gap = 3.6;
  const length = glyphs.reduce((sum, [, width]) => sum + width + gap, -gap);
  const k = Math.min(1, 55 / length);
  let x = 0;
  const paths = glyphs.map(([d, width]) => {
    const placed = `<path transform="translate(${Math.round(x * 10) / 10})" d="${d}"/>`;
    x += width + gap;
    return placed;
  });
  return `<g transform="translate(39 ${Math.round((20 - 6 * k) * 10) / 10}) scale(${Math.round(k * 100) / 100})" fill="none" stroke="INK" stroke-width="${k < 0.7 ? 2.3 : 2.1}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}

/** Pixels per CSS pixel, for the sharpest phones. */
const DENSITY = 3;

const folder = new URL('../../sandbox/art/vendor/', import.meta.url);
mkdirSync(folder, { recursive: true });
/** What a sports vendor is shown as in one currency (PROV-05). */
const standIn = { vassalage: '123BET', displayName: '123' };
for (const { vassalage, displayName } of [...vendors, standIn]) {
  const symbol = symbols[vassalage];
  if (symbol === undefined) throw new Error(`No symbol for vendor ${vassalage}`);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 40"><g transform="translate(19 20)">${symbol}</g>${wordmark(displayName)}</svg>\n`;
  for (const [tone, ink] of Object.entries(inks))
    await sharp(Buffer.from(drawing.replaceAll('INK', ink)), { density: 72 * DENSITY })
      .png({ palette: true, colours: 32, effort: 10 })
      .toFile(fileURLToPath(new URL(`${vassalage}-${tone}.png`, folder)));
}

const neutral = new URL('../../src/public/', import.meta.url);
mkdirSync(neutral, { recursive: true });
writeFileSync(
  new URL('favicon.svg', neutral),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#5a6b8c"/><stop offset="1" stop-color="#2c3650"/></linearGradient></defs><rect width="64" height="64" rx="14" fill="url(#a)"/><path d="M14 14H30L22 50H14Z" fill="#fff"/><path d="M36 14H50V22L42 50H28Z" fill="#fff" fill-opacity=".55"/></svg>\n',
);
writeFileSync(
  new URL('loading.svg', neutral),
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#8b90a8" stop-opacity=".3"/><stop offset=".5" stop-color="#8b90a8" stop-opacity=".16"/><stop offset="1" stop-color="#8b90a8" stop-opacity=".32"/></linearGradient></defs><path d="M0 0H240V240H0Z" fill="url(#a)"/><g fill="none" stroke="#8b90a8"><circle cx="120" cy="120" r="58" stroke-opacity=".32" stroke-width="3"/><circle cx="120" cy="120" r="84" stroke-opacity=".16" stroke-width="2"/></g><path d="M120 78C124 106 134 116 162 120C134 124 124 134 120 162C116 134 106 124 78 120C106 116 116 106 120 78Z" fill="#8b90a8" fill-opacity=".5"/></svg>\n',
);
