import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import type { DocumentState } from './DraftState.ts';
import { type Presets, bareRelease, inheritedBy, resolveDraft } from './resolveDraft.ts';

/** Resolves a document that may be invalid, with the layers below it. */
export type Resolver = (document: unknown) => Pick<DocumentState, 'resolved' | 'preset' | 'inherited'>;

/** Resolves drafts of one merchant. What each version and compliance profile brings is worked out once. */
export function createResolver(presets: Presets, live: Release): Resolver {
  const bare = bareRelease(live);
  const under = (version: TemplateVersion) => inheritedBy(presets[version], { ...bare, template: { ...bare.template, version } });
  const inheritedUnder = { base: under('base'), new: under('new') };
  return (document) => {
    const resolved = resolveDraft(document, presets, bare);
    const { version, conduct } = resolved.full.template;
    return { resolved, preset: presets[version], inherited: inheritedUnder[version][conduct] };
  };
}
