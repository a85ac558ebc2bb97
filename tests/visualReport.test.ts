import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { presets, releaseWith } from './support/releases.ts';
import { acceptPictures } from '../scripts/visual/accepted.ts';
import { comparePictures } from '../scripts/visual/comparePictures.ts';
import { type Compared, planComparison, readScenario, unshownChanges } from '../scripts/visual/compareSources.ts';
import { writeReport } from '../scripts/visual/report.ts';
import { sampleOf } from '../scripts/visual/sampleOf.ts';
import { visitsOf } from '../scripts/visual/visits.ts';

const WIDTH = 40;

/** A white picture with a square in it. */
const picture = (height: number, square?: { readonly left: number; readonly top: number; readonly shade?: string }) =>
  sharp({ create: { width: WIDTH, height, channels: 3, background: '#fff' } })
    .composite(
      square
        ? [
            {
              input: { create: { width: 5, height: 4, channels: 3, background: square.shade ?? '#000' } },
              left: square.left,
              top: square.top,
            },
          ]
        : [],
    )
    .png()
    .toBuffer();

describe('two pictures', () => {
  it.each([
    ['that are the same', undefined, undefined, undefined],
    ['of which one has something more', undefined, { left: 10, top: 20 }, { left: 10, top: 20, width: 5, height: 4 }],
    ['in which something has moved', { left: 0, top: 0 }, { left: 35, top: 26 }, { left: 0, top: 0, width: 40, height: 30 }],
    ['that differ by a shade which is drawn anew each time', undefined, { left: 10, top: 20, shade: '#f8f8f8' }, undefined],
  ])('%s', async (_title, before, after, box) => {
    expect(await comparePictures(await picture(30, before), await picture(30, after))).toEqual(box);
  });

  it('differ where only one of them is long enough, and above that', async () => {
    expect(await comparePictures(await picture(30), await picture(50))).toEqual({ left: 0, top: 30, width: WIDTH, height: 20 });
    expect(await comparePictures(await picture(50, { left: 3, top: 6 }), await picture(30))).toEqual({
      left: 0,
      top: 6,
      width: WIDTH,
      height: 44,
    });
  });
});

describe('what is looked at', () => {
  const source = (release: typeof presets.base) => ({ project: '.', release });
  const extent = { all: false, full: false, at: {} };
  const namesOf = (visits: readonly { readonly name: string }[]) => [...new Set(visits.map(({ name }) => name))];

  it('are the screens that what differs shows on, to everybody who may see them', () => {
    const changed = releaseWith({ '/template/parameters/terms_ticked': '1' });
    const { pointers, visits } = planComparison('aurora', source(presets.base), source(changed), extent);
    expect(pointers).toEqual(['/template/parameters/terms_ticked']);
    expect(namesOf(visits)).toEqual(['register', 'openAccount']);
  });

  it('is nothing where nothing differs, and everything on request', () => {
    const [base, against] = [source(presets.base), source(presets.base)];
    expect(planComparison('aurora', base, against, extent).visits).toEqual([]);
    const all = planComparison('aurora', base, against, { ...extent, all: true }).visits;
    expect(all).toHaveLength(visitsOf(resolveSite(presets.base).site).length);
    const full = planComparison('aurora', base, against, { all: true, full: true, at: {} }).visits;
    expect(full.length).toBeGreaterThan(2 * all.length);
    expect(full.some(({ scenario }) => scenario.textSize === '200')).toBe(true);
  });

  it('is looked at in the look that a change is of', () => {
    const changed = releaseWith({ '/template/theme/light/brand': '#005522' });
    const { visits } = planComparison('aurora', source(presets.base), source(changed), extent);
    expect(new Set(visits.map(({ scenario }) => scenario.theme))).toEqual(new Set(['light']));
  });

  it('is looked at in the language of each text, and as usual for the rest', () => {
    const changed = releaseWith({ '/template/strings/EN/login.lead': 'Come in', '/template/parameters/terms_ticked': '1' });
    const vietnamese = (release: typeof presets.base) => ({
      ...release,
      template: {
        ...release.template,
        parameters: { ...release.template.parameters, language: 'VN,EN', default_language: 'VN' },
      },
    });
    const { visits } = planComparison('aurora', source(vietnamese(presets.base)), source(vietnamese(changed)), extent);
    const languagesOn = (screen: string) =>
      new Set(visits.filter(({ name }) => name === screen).map(({ scenario }) => scenario.language));
    expect(languagesOn('login')).toContain('EN');
    expect(languagesOn('register')).toContain('VN');
  });

  it('can be under any circumstances that scenarios have', () => {
    expect(readScenario(['theme=light', 'textSize=200'])).toEqual({ theme: 'light', textSize: '200' });
    expect(() => readScenario(['theme=blue'])).toThrow(/theme=blue: known are .*theme=dark\|light/);
    expect(() => readScenario(['moon=full'])).toThrow(/moon=full/);
  });
});

describe('the report', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'livery-visual-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('has what nothing explains first, and says the same to machines', async () => {
    const [visit] = visitsOf(resolveSite(presets.base).site);
    if (!visit) throw new Error('No visits.');
    const [before, after] = [await picture(30), await picture(30, { left: 10, top: 20 })];
    const same: Compared = { merchant: 'acme', name: 'acme · home', visit, before, after: before, causes: [], box: undefined };
    const box = { left: 10, top: 20, width: 5, height: 4 };
    const explained: Compared = { ...same, after, box, causes: ['/switches/CBS3'] };
    const unexplained: Compared = { ...same, after, box, merchant: '<b>', name: '<b> · home' };
    const html = readFileSync(await writeReport(folder, 'Before & after', [explained, same, unexplained]), 'utf8');
    expect(html).toContain('<h1>Before &amp; after</h1><p>2 of 3 pictures differ.</p>');
    expect(html.indexOf('No changed setting explains')).toBeLessThan(html.indexOf('/switches/CBS3'));
    expect(html).not.toContain('<b>');
    expect(html).not.toMatch(/(?:src|href)="(?!data:)/);
    const facts: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(facts).toMatchObject([{ box, causes: ['/switches/CBS3'] }, { box: null }, { box, causes: [] }]);
    expect(readFileSync(join(folder, 'junit.xml'), 'utf8')).toMatch(/tests="3" failures="2"/);
  });
});

it('changes that no picture shows are named', () => {
  const comparison = {
    merchant: 'acme',
    base: { project: '.', release: presets.base },
    against: { project: '.', release: presets.base },
    pointers: ['/switches/CBS3', '/template/strings/EN/login.lead'],
    visits: [],
  };
  const [visit] = visitsOf(resolveSite(presets.base).site);
  if (!visit) throw new Error('No visits.');
  const none = Buffer.alloc(0);
  const shown = { merchant: 'acme', name: 'acme · home', visit, before: none, after: none, causes: ['/switches/CBS3'] };
  const box = { left: 0, top: 0, width: 1, height: 1 };
  expect(unshownChanges([comparison], [{ ...shown, box }])).toEqual(new Map([['acme', ['/template/strings/EN/login.lead']]]));
  expect(unshownChanges([comparison], [{ ...shown, box: undefined }]).get('acme')).toEqual(comparison.pointers);
});

describe('what is accepted', () => {
  const before = { commit: 'old', later: { 'acme · help': 'old2' } };
  const judged = [
    { name: 'acme · home', differs: true, causes: ['/switches/CBS3'] },
    { name: 'acme · mall', differs: true, causes: [] },
    { name: 'acme · help', differs: false, causes: [] },
  ];

  it.each([
    ['all', ['all'], { commit: 'new', later: {} }],
    ['nothing of what differs', ['acme · help'], before],
    ['a picture by its name', ['acme · mall'], { ...before, later: { ...before.later, 'acme · mall': 'new' } }],
    ['those that a setting explains', ['/switches/CBS3'], { ...before, later: { ...before.later, 'acme · home': 'new' } }],
    ['all that differ, by their names', ['acme · home', 'acme · mall'], { commit: 'new', later: {} }],
  ])('%s', (_title, words, expected) => {
    expect(acceptPictures(before, judged, words, { commit: 'new', isWhole: true })).toEqual(expected);
  });

  it('is one by one where not every picture was looked at', () => {
    const later = { ...before.later, 'acme · home': 'new', 'acme · mall': 'new' };
    expect(acceptPictures(before, judged, ['all'], { commit: 'new', isWhole: false })).toEqual({ commit: 'old', later });
  });

  it('is said in the report', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-visual-'));
    const [visit] = visitsOf(resolveSite(presets.base).site);
    if (!visit) throw new Error('No visits.');
    const [one, other] = [await picture(30), await picture(30, { left: 10, top: 20 })];
    const box = { left: 10, top: 20, width: 5, height: 4 };
    const compared = { merchant: 'acme', name: 'acme · home', visit, before: one, after: other, box, causes: ['/switches/CBS3'] };
    const html = readFileSync(await writeReport(folder, 'Accepted', [compared], { canAccept: true }), 'utf8');
    for (const word of ['all', '&quot;/switches/CBS3&quot;', '&quot;acme · home&quot;'])
      expect(html).toContain(`--accept ${word}<`);
    expect(readFileSync(await writeReport(folder, 'Two releases', [compared]), 'utf8')).not.toContain('--accept');
    rmSync(folder, { recursive: true });
  });
});

it('a sample is taken evenly from all comparisons', () => {
  const visits = visitsOf(resolveSite(presets.base).site);
  const source = { project: '.', release: presets.base };
  const comparison = { merchant: 'acme', base: source, against: source, pointers: [], visits };
  const sample = sampleOf([comparison, comparison], 10);
  expect(sample.map((each) => each.visits.length)).toEqual([5, 5]);
  expect(sample[0]?.visits[0]).toBe(visits[0]);
  expect(sampleOf([comparison], 1000)[0]?.visits).toEqual(visits);
});
