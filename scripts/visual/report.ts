import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ALL } from './accepted.ts';
import type { Compared } from './compareSources.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const dataUrl = async (picture: Buffer): Promise<string> =>
  `data:image/webp;base64,${(await sharp(picture).webp({ quality: 90 }).toBuffer()).toString('base64')}`;

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 24px; max-width: 1100px; }
h1 { font-size: 22px; } h2 { font-size: 17px; margin-block: 32px 8px; } h3 { font-size: 15px; margin: 0; }
code { font-size: 13px; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 10px; padding: 16px; margin-block: 12px; }
fieldset { border: 0; padding: 0; margin-block: 8px 12px; display: flex; gap: 16px; }
.views { display: flex; gap: 16px; align-items: start; }
.picture { position: relative; flex: none; inline-size: 390px; max-inline-size: 48%; }
.picture img { display: block; inline-size: 100%; }
.box { position: absolute; outline: 3px solid #e5007d; outline-offset: 2px; pointer-events: none; }
figure { margin: 0; } figcaption { font-weight: 600; }
.over { position: absolute; inset: 0; overflow: hidden; inline-size: 50%; resize: horizontal; border-inline-end: 3px solid #e5007d; }
.over img { inline-size: auto; block-size: 100%; max-inline-size: none; }
.difference { isolation: isolate; } .difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
article:has([value=side]:checked) :is(.slide, .difference),
article:has([value=slide]:checked) :is(.side, .difference),
article:has([value=difference]:checked) :is(.side, .slide) { display: none; }
`;

const modes = { side: 'Side by side', slide: 'Slider (drag the corner)', difference: 'Difference' } as const;

async function article(compared: Compared, index: number, canAccept: boolean): Promise<string> {
  const { name, box, before, after } = compared;
  const [one, other, { width, height }] = await Promise.all([dataUrl(before), dataUrl(after), sharp(after).metadata()]);
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  const outline = box
    ? `<div class="box" style="left:${percent(box.left, width)};top:${percent(box.top, height)};width:${percent(box.width, width)};height:${percent(box.height, height)}"></div>`
    : '';
  const choices = Object.entries(modes).map(
    ([mode, words], place) =>
      `<label><input type="radio" name="mode${index}" value="${mode}"${place === 0 ? ' checked' : ''}> ${words}</label>`,
  );
  const picture = (address: string, name: string) => `<img src="${address}" alt="${escape(name)}" loading="lazy">`;
  return `<article id="picture${index}">
<h3>${escape(name)}</h3>
${canAccept ? acceptHint(name) : ''}<fieldset><legend hidden>View</legend>${choices.join('')}</fieldset>
<div class="views side">
<figure class="picture"><figcaption>Before</figcaption>${picture(one, 'Before')}</figure>
<figure class="picture"><figcaption>After</figcaption><div style="position:relative">${picture(other, 'After')}${outline}</div></figure>
</div>
<div class="picture slide">${picture(other, 'After')}<div class="over">${picture(one, 'Before')}</div></div>
<div class="picture difference">${picture(one, 'Before')}${picture(other, 'After')}</div>
</article>`;
}

export interface ReportOptions {
  readonly canAccept?: boolean;
  readonly unshown?: ReadonlyMap<string, readonly string[]>;
}

const unshownSection = ([merchant, pointers]: readonly [string, readonly string[]]): string =>
  `<section><h2>No picture of ${escape(merchant)} shows these changes: ${pointers.length}</h2><ul>${pointers.map((pointer) => `<li><code>${escape(pointer)}</code></li>`).join('')}</ul></section>`;

const acceptHint = (word: string): string =>
  `<p>If it is meant: <code>npm run visual -- --accept ${escape(JSON.stringify(word))}</code></p>\n`;

/** Changed pictures by their explanation; unexplained ones come first. */
function byCause(changed: readonly Compared[]): [string, Compared[]][] {
  const groups = new Map<string, Compared[]>();
  for (const compared of changed) {
    const key = compared.causes.join('\n');
    groups.set(key, [...(groups.get(key) ?? []), compared]);
  }
  return [...groups].toSorted(([a], [b]) => Number(a !== '') - Number(b !== ''));
}

function junit(all: readonly Compared[]): string {
  const cases = all.map((compared) => {
    const failure = compared.box ? `<failure message="${escape(compared.causes.join(' ') || 'unexplained')}"/>` : '';
    return `<testcase classname="${escape(compared.merchant)}" name="${escape(compared.name)}">${failure}</testcase>`;
  });
  const failures = all.filter(({ box }) => box).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite name="visual" tests="${all.length}" failures="${failures}">\n${cases.join('\n')}\n</testsuite>\n`;
}

/**
 * Writes the results: one HTML page that contains its pictures, and the same as JSON and JUnit.
 *
 * @param title Names of the compared sides.
 * @param options.canAccept Whether one side is the accepted state: then the report says how to accept the other.
 * @param options.unshown Settings that differ but that no picture shows, by merchant: their effect was not checked.
 */
export async function writeReport(
  folder: string,
  title: string,
  all: readonly Compared[],
  { canAccept = false, unshown = new Map() }: ReportOptions = {},
): Promise<string> {
  const changed = all.filter(({ box }) => box);
  const sections: string[] = [];
  let index = 0;
  for (const [key, group] of byCause(changed)) {
    const causes =
      key === ''
        ? 'No changed setting explains these'
        : key
            .split('\n')
            .map((pointer) => `<code>${escape(pointer)}</code>`)
            .join(', ');
    const articles: string[] = [];
    for (const compared of group) articles.push(await article(compared, (index += 1), canAccept));
    const hint = canAccept && key !== '' && !key.includes('\n') ? acceptHint(key) : '';
    sections.push(`<section><h2>${causes}: ${group.length}</h2>${hint}${articles.join('\n')}</section>`);
  }
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'report.html');
  const summary = `${changed.length} of ${all.length} pictures differ.${canAccept && changed.length > 0 ? ` All are meant: <code>npm run visual -- --accept ${ALL}</code>` : ''}`;
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style><h1>${escape(title)}</h1><p>${summary}</p>${sections.join('\n')}${[...unshown].map(unshownSection).join('\n')}</html>\n`,
  );
  const facts = all.map(({ merchant, name, visit, box, causes }) => ({
    merchant,
    name,
    screen: visit.name,
    scenario: visit.scenario,
    box: box ?? null,
    causes,
  }));
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify(facts, undefined, 2)}\n`);
  writeFileSync(join(folder, 'junit.xml'), junit(all));
  return file;
}
