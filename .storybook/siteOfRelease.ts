import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import base from '#templates/base/release.json';
import next from '#templates/new/release.json';

/** Reads a release that ships with the project. */
export function readShipped(raw: unknown): Release {
  const release = readRelease(raw);
  if (!release.ok) throw new Error(`A shipped template is unreadable: ${JSON.stringify(release.problems)}`);
  return release.value;
}

export const presets = { base: readShipped(base), new: readShipped(next) } as const;

/** A release over its preset, as the player would get it. */
export const siteOfRelease = (release: Release): Site => resolveSite(release, presets[release.template.version]).site;
