import type { Problem, Severity } from '#schemas/base/json/problem.ts';
import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import {
  type ComplianceProfile,
  type Release,
  SCHEMA_VERSION,
  type TemplateVersion,
} from '#schemas/declare/release/release.schema.ts';
import { inheritedRelease } from '#schemas/release/resolve/inheritedRelease.ts';
import { type FullRelease, type ResolvedSite, resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/release/read/repairRelease.ts';
import { placeInDraft } from './blockPlaces.ts';

/** What each version brings. */
export type Presets = Readonly<Record<TemplateVersion, Release>>;

/** A merchant that changes nothing: what its settings are laid over. */
export const bareRelease = ({ template: { templateId, merchantCode, version } }: Release): Release => ({
  schemaVersion: SCHEMA_VERSION,
  template: { templateId, merchantCode, version },
});

/** What shows under each compliance profile where a merchant says nothing. */
export function inheritedBy(preset: Release, bare: Release): Readonly<Record<ComplianceProfile, FullRelease>> {
  return { strict: inheritedRelease(preset, bare, 'strict'), seed: inheritedRelease(preset, bare, 'seed') };
}

/** As much of a draft as can be shown: a part at fault is left out, so that the layer below shows in its place. */
const usable = (document: unknown, bare: Release): Release => {
  const { release = bare } = repairRelease(document);
  return { ...release, template: { ...bare.template, ...release.template, merchantCode: bare.template.merchantCode } };
};

/** A release over the preset of its version. */
export const resolveRelease = (release: Release, presets: Presets): ResolvedSite =>
  resolveSite(release, presets[release.template.version]);

/** Resolves a draft that may be invalid. Never throws. */
export const resolveDraft = (document: unknown, presets: Presets, bare: Release): ResolvedSite =>
  resolveRelease(usable(document, bare), presets);

const weight: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** Everything that parsers, schemas and lint rules find in a draft: errors first, each once. */
export function checkDraft(document: unknown, presets: Presets, bare: Release): Problem[] {
  const read = readRelease(document);
  const release = usable(document, bare);
  const preset = presets[release.template.version];
  const inBlocks = Object.values(resolveSite(release, preset).site.layout).flatMap((blocks) =>
    blocks.flatMap(({ problems }) => problems),
  );
  const found = [...inBlocks, ...lintRelease(release, preset)];
  const all = read.ok
    ? found
    : [...read.problems, ...found.map((each) => ({ ...each, pointer: placeInDraft(each.pointer, document, release) }))];
  const byPlace = new Map(all.map((each) => [`${each.code} ${each.pointer} ${JSON.stringify(each.params)}`, each]));
  return [...byPlace.values()].sort((a, b) => weight[a.severity] - weight[b.severity]);
}
