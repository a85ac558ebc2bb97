import base from '#templates/base/release.json';
import next from '#templates/new/release.json';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';

/** The shipped presets. Their files pass the release schema in a test, which TypeScript cannot see in JSON. */
export const presets = { base: base as unknown as Release, new: next as unknown as Release } satisfies Record<
  TemplateVersion,
  Release
>;
