import fc from 'fast-check';
import { fakeHttp } from '../../.storybook/fakeHttp.ts';
import { type BlockType, regionsOf, blocks } from '../../schemas/declare/blocks/blocks.ts';
import { type CallName, type Params, declaredCalls, movableCalls } from '../../schemas/declare/calls/declaredCalls.ts';
import { readAnswer } from '../../schemas/declare/calls/readAnswer.ts';
import { checkGuard } from '../../schemas/release/guards/checkGuard.ts';
import { isObject } from '../../schemas/base/json/isObject.ts';
import { languageCodes } from '../../schemas/declare/languages/languages.ts';
import { type Page, declaredPages } from '../../schemas/declare/pages/declaredPages.ts';
import type { Scenario } from '../../schemas/edges/preview/scenario.ts';
import { readRelease } from '../../schemas/release/read/readRelease.ts';
import { type Region, regions } from '../../schemas/declare/names/regions.ts';
import { registerFields } from '../../schemas/declare/register/registerSettings.schema.ts';
import type { Release } from '../../schemas/declare/release/release.schema.ts';
import { themeSchema } from '../../schemas/declare/release/theme.schema.ts';
import { resolveSite } from '../../schemas/release/resolve/resolveSite.ts';
import { switchFacts } from '../../schemas/declare/names/switchNames.ts';
import { type Visitor, audiences, sampleVisitor } from '../../schemas/declare/names/visitor.ts';
import { arbitraryOf } from '../../tests/support/arbitraryOf.ts';
import { changedRelease } from '../../tests/support/changedRelease.ts';
import { extremes, hardText } from './extremes.ts';
import { hardAnswer } from './hardAnswer.ts';

/** Circumstances of a block's rendering in one case. */
export type StressScenario = Pick<Scenario, 'language' | 'theme' | 'audience' | 'platform' | 'textSize'>;

/** One block with hard settings and answers, in one scenario. The same seed and run make the same case. */
export interface StressCase {
  readonly block: BlockType;
  readonly region: Region;
  readonly seed: number;
  readonly run: number;
  readonly scenario: StressScenario;
  readonly visitor: Visitor;
  readonly userName: string;
  readonly path: string;
  readonly release: Release;
  /** The values generated so far, by their source: the block's settings, and each requested answer. */
  readonly drawn: ReadonlyMap<string, unknown>;
  readonly answer: (call: CallName, params: Params) => Promise<unknown>;
}

/** FNV-1a: a number for each text, so that generated values do not depend on the order of requests. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return hash | 0;
}

const draw = <T>(values: fc.Arbitrary<T>, name: string): T => {
  const [value] = fc.sample(values, { seed: hashOf(name), numRuns: 1 });
  // a value was requested
  return value as T;
};

const empty = Object.fromEntries(regions.map((region) => [`/template/layout/${region}`, []]));
const switchedOn = Object.fromEntries(Object.keys(switchFacts).map((name) => [`/switches/${name}`, '1']));
const everyField = Object.fromEntries(registerFields.map((name) => [`/registerSettings/fields/${name}/enabled`, true]));
/** Calls that few platforms have get an address, so that blocks that need them render. */
const everyCall = Object.fromEntries(
  movableCalls
    .filter((call) => declaredCalls[call].path === '')
    .map((call) => [`/template/behaviour/platform/paths/${call}`, `/wps/stress/${call}`]),
);

/** Any of the looks that are chosen from lists; colours are the preset's, which lint has checked. */
const looks = fc.record(
  Object.fromEntries(
    Object.entries<Readonly<Record<string, unknown>>>(themeSchema.properties).flatMap(([name, { enum: words }]) =>
      Array.isArray(words) && name !== 'mode' ? [[`/template/theme/${name}`, fc.constantFrom<unknown>(...words)]] : [],
    ),
  ),
);

const inMenus: readonly Region[] = ['leftMenu', 'rightMenu', 'memberMenu'];

/** A release whose page has only this block; a menu also needs the header, whose buttons open it. */
function releaseOf(preset: Release, block: BlockType, region: Region, props: unknown, name: string): Release {
  const header = { id: 'header', block: 'home-header' };
  const raw = changedRelease(preset, {
    ...empty,
    ...switchedOn,
    ...everyField,
    ...everyCall,
    ...draw(looks, `${name} looks`),
    '/template/parameters/language': languageCodes.join(','),
    '/template/parameters/title': draw(hardText({ minLength: 1, maxLength: 40 }), `${name} title`),
    ...(inMenus.includes(region) ? { '/template/layout/header': [header] } : {}),
    [`/template/layout/${region}`]: [{ id: 'stressed', block, props }],
  });
  const read = readRelease(raw);
  if (!read.ok) throw new Error(`${name} is not a valid release: ${JSON.stringify(read.problems)}`);
  return read.value;
}

/** A page that shows a region: regions outside a page's own are shown by home. */
function pageOf(region: Region): Page & { readonly address: string } {
  const page: Page = Object.values<Page>(declaredPages).find((one) => one.region === region) ?? declaredPages.home;
  return { ...page, address: region === 'search' ? `${page.path}?q=a` : page.path + (page.sample ?? '') };
}

/** Alternates between values, each `every` runs. */
const byTurns = <T>(values: readonly T[], run: number, every: number): T => {
  const value = values[Math.floor(run / every) % values.length];
  if (value === undefined) throw new Error('Nothing to choose from.');
  return value;
};

const leftToRight = languageCodes.filter((code) => code !== 'AR');

/** All combinations of text size, direction and look within eight runs; visitors and the platform's behaviour vary independently. */
function scenarioOf(page: Page, release: Release, run: number, name: string): StressScenario {
  const { behaviour } = resolveSite(release).site;
  const { guard, isForGuests } = page;
  const allowed = audiences.filter(
    (audience) =>
      (audience === 'guest' || audience === 'member' || audience === 'agent') &&
      (isForGuests
        ? audience === 'guest'
        : guard === undefined || checkGuard(guard, sampleVisitor[audience], behaviour) === 'allowed'),
  );
  return {
    textSize: byTurns(['100', '200'], run, 1),
    language: byTurns([draw(fc.constantFrom('EN', ...leftToRight), `${name} language`), 'AR'], run, 2),
    theme: byTurns(['dark', 'light'], run, 4),
    audience: byTurns(allowed, run, 1 + (run % 2)),
    platform: byTurns(['normal', 'normal', 'normal', 'normal', 'normal', 'failing', 'slow'], run, 1),
  };
}

/** The case of a block by its seed and run, which a preset is changed for. */
export function stressCase(preset: Release, block: BlockType, seed: number, run: number): StressCase {
  const name = `${seed} ${block} ${run}`;
  const region = byTurns(regionsOf(block), run, 1);
  const props = draw(arbitraryOf(blocks[block].schema, extremes), `${name} props`);
  const release = releaseOf(preset, block, region, props, name);
  const page = pageOf(region);
  const scenario = scenarioOf(page, release, run, name);
  const userName = draw(hardText({ minLength: 1, maxLength: 40 }), `${name} user`);
  const platform = fakeHttp('normal');
  const drawn = new Map<string, unknown>([
    ['settings', props],
    ['title', release.template.parameters?.title],
    ['session', userName],
  ]);

  async function answer(call: CallName, params: Params): Promise<unknown> {
    const { answer: schema } = declaredCalls[call];
    if (schema === null) return undefined;
    const asked = `answer ${call}`;
    const sample: unknown = await platform.read(call, params).catch(() => undefined);
    // Whether a property is optional can depend on others.
    const values = hardAnswer(isObject(schema) ? schema : {}, sample).filter((value) => readAnswer(call, value).ok);
    const value = draw(values, `${name} ${asked} ${JSON.stringify(params)}`);
    drawn.set(asked, value);
    return value;
  }

  return {
    block,
    region,
    seed,
    run,
    scenario,
    visitor: sampleVisitor[scenario.audience],
    userName,
    path: page.address,
    release,
    drawn,
    answer,
  };
}
