import { readFileSync } from 'node:fs';
import { readJson } from '#schemas/base/json/readJson.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type Changes, changedRelease } from './changedRelease.ts';

const templates = new URL('../../templates/', import.meta.url);

/** Reads one of the shipped releases; `folder` is `base`, `new` or `brands/<code>`. */
export function shippedRelease(folder: string): Release {
  const json = readJson(readFileSync(new URL(`${folder}/release.json`, templates), 'utf8'));
  const read = json.ok ? readRelease(json.value) : json;
  if (!read.ok) throw new Error(`templates/${folder}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

export const presets: Readonly<Record<TemplateVersion, Release>> = { base: shippedRelease('base'), new: shippedRelease('new') };

/** A shipped brand as its players get it. */
export function shippedSite(code: string): Site {
  const release = shippedRelease(`brands/${code}`);
  return resolveSite(release, presets[release.template.version]).site;
}

/** The `base` preset with some changes. */
export const releaseWith = (changes: Changes): Release => changedRelease(presets.base, changes);

/** A merchant of its own that changes this of the `base` preset. */
export const resolvedOver = (changes: Changes) =>
  resolveSite(
    changedRelease(
      { schemaVersion: presets.base.schemaVersion, template: { templateId: 'own', merchantCode: 'own', version: 'base' } },
      changes,
    ),
    presets.base,
  );

export const resolvedWith = (changes: Changes) => resolveSite(releaseWith(changes));
