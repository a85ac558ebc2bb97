import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Result } from '#schemas/base/json/problem.ts';
import { readJsonText } from '#schemas/base/json/readJsonText.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';

export interface ShippedTemplates {
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  /** Brands that a new database is seeded with. */
  readonly brands: readonly Release[];
}

function readFile(path: string): Result<Release> {
  const json = readJsonText(readFileSync(path, 'utf8'));
  return json.ok ? readRelease(json.value) : json;
}

function readPreset(directory: string, version: TemplateVersion): Release {
  const path = join(directory, version, 'release.json');
  const preset = readFile(path);
  if (!preset.ok) throw new Error(`${path} is not a valid release: ${JSON.stringify(preset.problems)}`);
  return preset.value;
}

/**
 * Reads the presets and brands that ship in `directory`.
 *
 * A preset is part of the program: throws if a preset is unreadable. A brand is data: an invalid brand is logged with its
 * pointers and left out.
 */
export function readShippedTemplates(directory: string, log: Logger): ShippedTemplates {
  const presets = { base: readPreset(directory, 'base'), new: readPreset(directory, 'new') };
  const brands: Release[] = [];
  for (const folder of readdirSync(join(directory, 'brands'), { withFileTypes: true })) {
    const path = join(directory, 'brands', folder.name, 'release.json');
    if (!folder.isDirectory() || !existsSync(path)) continue;
    const brand = readFile(path);
    if (!brand.ok) log.error({ path, problems: brand.problems }, 'a shipped brand is invalid and was left out');
    else if (brands.some(({ template }) => template.merchantCode === brand.value.template.merchantCode)) {
      log.error(
        { path, merchantCode: brand.value.template.merchantCode },
        'two shipped brands have the same merchant code; the second was left out',
      );
    } else brands.push(brand.value);
  }
  return { presets, brands };
}
