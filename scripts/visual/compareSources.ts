import type { Browser } from '@playwright/test';
import { type Scenario, type ScenarioAxis, scenarioAxes } from '#schemas/edges/preview/scenario.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { brandCodes } from '#tests/support/brandCodes.ts';
import { presets } from '#tests/support/releases.ts';
import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import {
  type DisplayChoice,
  screensShowing,
  shownIn,
  defaultDisplay,
} from '../../admin-preview/preview/frame/affectedScreens.ts';
import type { SeenName } from '../../admin-preview/preview/frame/frameScreens.ts';
import { changedScreens } from './changedCode.ts';
import { type Box, comparePictures } from './comparePictures.ts';
import { type MeasuringFrame, openFrame } from './openFrame.ts';
import { type Source, siteOf } from './sources.ts';
import { type Visit, visitName, visitsOf } from './visits.ts';

/** The pictures of one visit on both sides. */
export interface Compared {
  readonly merchant: string;
  readonly name: string;
  readonly visit: Visit;
  /** Where the pictures differ; undefined where they are the same. */
  readonly box: Box | undefined;
  /** The changed settings that the screen has read, by pointer; empty if something else explains the difference. */
  readonly causes: readonly string[];
  readonly before: Buffer;
  readonly after: Buffer;
}

/** A merchant on both sides, and the visits that may differ. */
export interface Comparison {
  readonly merchant: string;
  readonly base: Source;
  readonly against: Source;
  readonly pointers: readonly string[];
  readonly visits: readonly Visit[];
}

const fullOf = ({ release }: Source) => resolveSite(release, presets[release.template.version]);

/** Variations of a merchant's site, for each screen's default visitor: they most often break a page. */
const variations: readonly Partial<Scenario>[] = [
  { textSize: '200' },
  { wording: 'mirrored' },
  { wording: 'pseudo' },
  { platform: 'failing' },
  { installed: 'installed' },
];

export interface Extent {
  /** Every screen, whether anything it has read differs or not. */
  readonly all: boolean;
  /** Both looks, and the variations. */
  readonly full: boolean;
  /** Deviations of every visit from the default scenario. */
  readonly at: Partial<Scenario>;
}

interface Looked {
  readonly look: DisplayChoice;
  readonly pointers: string[];
}

/** The modes and languages that show a difference: a changed English text is not in the picture of another language. */
function looksOf(pointers: readonly string[], site: Site): Looked[] {
  const looks = new Map<string, Looked>();
  for (const pointer of pointers) {
    const look = shownIn([pointer], site, defaultDisplay(site));
    const key = `${look.theme} ${look.language}`;
    const existing = looks.get(key) ?? { look, pointers: [] };
    existing.pointers.push(pointer);
    looks.set(key, existing);
  }
  return [...looks.values()];
}

/** The visits that show every possible difference between two sides. */
export function planComparison(merchant: string, base: Source, against: Source, { all, full, at }: Extent): Comparison {
  const [before, after] = [fullOf(base), fullOf(against)];
  const pointers = pointerDiff(before.full, after.full).map(({ pointer }) => pointer);
  const code = base.commit === undefined ? new Set<SeenName>() : changedScreens(base.commit, after.full);
  const visits = visitsOf(after.site);
  const inCode = visits.filter(({ name }) => all || code === undefined || code.has(name));
  const inSettings = looksOf(pointers, after.site).flatMap(({ look, pointers: ofLook }) => {
    const shows = new Set([before.site, after.site].flatMap((site) => screensShowing(ofLook, site)).map(({ name }) => name));
    return visits.filter(({ name }) => shows.has(name)).map((visit) => ({ ...visit, scenario: { ...visit.scenario, ...look } }));
  });
  const usual = [
    ...new Map(
      [...inCode, ...inSettings]
        .map((visit) => ({ ...visit, scenario: { ...visit.scenario, ...at } }))
        .map((visit) => [visitName(merchant, visit), visit]),
    ).values(),
  ];
  const firsts = usual.filter((visit, index) => usual.findIndex(({ name }) => name === visit.name) === index);
  const otherLook: Partial<Scenario> = { theme: after.site.theme.mode === 'dark' ? 'light' : 'dark' };
  const more = full ? [otherLook, ...variations] : [];
  return {
    merchant,
    base,
    against,
    pointers,
    visits: [
      ...usual,
      ...more.flatMap((part) => firsts.map((visit) => ({ ...visit, scenario: { ...visit.scenario, ...part } }))),
    ],
  };
}

/** The settings that differ and that no picture shows, for each merchant. */
export function unshownChanges(
  comparisons: readonly Comparison[],
  compared: readonly Compared[],
): ReadonlyMap<string, readonly string[]> {
  const unshown = new Map<string, readonly string[]>();
  for (const { merchant, pointers } of comparisons) {
    const shown = compared.filter((each) => each.merchant === merchant && each.box).flatMap(({ causes }) => causes);
    const missing = pointers.filter((pointer) => !shown.includes(pointer));
    if (missing.length > 0) unshown.set(merchant, [...new Set([...(unshown.get(merchant) ?? []), ...missing])]);
  }
  return unshown;
}

const isWithin = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}/`);

/** How many pages of each side are open at once: most of a visit is waiting. */
const LANES = 3;

/** Takes both pictures of every visit, and compares them. */
export async function compareSources(
  browser: Browser,
  { merchant, base, against, pointers, visits }: Comparison,
  portOf: (project: string) => number,
  onCompared: (compared: Compared) => void,
): Promise<void> {
  // A site can be shown in the frame of any merchant.
  const host = brandCodes.find((brand) => brand === merchant) ?? 'aurora';
  const waiting = [...visits];
  async function walk() {
    const sides = [base, against];
    const sites = await Promise.all(sides.map((source) => siteOf(source, merchant)));
    const frames = await Promise.all(sides.map(({ project }) => openFrame(browser, portOf(project), host)));
    const look = async (side: 0 | 1, visit: Visit) => {
      const [frame, site] = [frames[side], sites[side]] as [MeasuringFrame, Site]; // one for each side
      await frame.show(site, visit);
      const picture = await frame.picture(visit);
      return { picture, read: (await frame.read()).flatMap(({ pointers: inUse }) => inUse) };
    };
    const compare = async (visit: Visit): Promise<Compared> => {
      const [before, after] = await Promise.all([look(0, visit), look(1, visit)]);
      const read = [...before.read, ...after.read];
      const causes = pointers.filter((pointer) => read.some((each) => isWithin(each, pointer) || isWithin(pointer, each)));
      const box = await comparePictures(before.picture, after.picture);
      return { merchant, name: visitName(merchant, visit), visit, before: before.picture, after: after.picture, causes, box };
    };
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      const first = await compare(visit);
      // One picture of a hundred differs because something was late: different ones are taken again.
      onCompared(first.box ? await compare(visit) : first);
    }
    for (const frame of frames) await frame.close();
  }
  await Promise.all(Array.from({ length: Math.min(LANES, visits.length) }, walk));
}

/** Reads `axis=value`, as scenarios are called on the command line. */
export function readScenario(words: readonly string[]): Partial<Scenario> {
  const pairs = words.map((word) => {
    const [axis = '', value = ''] = word.split('=');
    const values = axis in scenarioAxes ? scenarioAxes[axis as ScenarioAxis] : []; // the line before has looked
    if (!values.some((each) => each === value))
      throw new Error(
        `${word}: known are ${Object.entries(scenarioAxes)
          .map(([name, values]) => `${name}=${values.join('|')}`)
          .join(' ')}`,
      );
    return [axis, value] as const;
  });
  return Object.fromEntries(pairs);
}
