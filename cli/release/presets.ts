import base from '#templates/base/release.json' with { type: 'json' };
import next from '#templates/new/release.json' with { type: 'json' };
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';

/** What the versions bring. Their files pass the release schema in a test, which TypeScript cannot see in JSON. */
export const presets = { base: base as unknown as Release, new: next as unknown as Release } satisfies Record<
  TemplateVersion,
  Release
>;
