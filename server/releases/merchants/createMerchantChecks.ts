import { LRUCache } from 'lru-cache';
import type { MerchantLook, MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { goLiveChecklist } from '#schemas/judge/lint/goLiveChecklist.ts';
import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { inheritedRelease, settingsChangedFrom } from '#schemas/release/resolve/inheritedRelease.ts';
import { type FullRelease, type ResolvedSite, resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { StoredDraft } from '../../store/repositories/drafts.ts';
import { isChanged } from '../drafts/draftView.ts';
import { type LiveRelease, bareRelease } from '../live/createLiveReleases.ts';

type Presets = Readonly<Record<TemplateVersion, Release>>;

/** Most merchants whose last summary is in memory; one has some kilobytes. */
const MAX_CACHED = 2000;

/** What a small picture of home needs to know. */
function lookOf({ theme, layout, footerNav }: Site): MerchantLook {
  const { background, surface, raised, brand, onBrand, accent, text, muted, line } = theme[theme.mode];
  return {
    mode: theme.mode,
    colours: { background, surface, raised, brand, onBrand, accent, text, muted, line },
    corners: theme.corners,
    logo: theme.mode === 'light' ? theme.logoLight || theme.logo : theme.logo,
    backdrop: theme.backdrop,
    blocks: layout.home.map(({ block }) => block),
    hasHeader: layout.header.length > 0,
    footerItems: layout.footerNav.length > 0 ? footerNav.length : 0,
  };
}

/** A document as far as it can be read; an unreadable one has nothing but its problems. */
function checkDocument(document: unknown, presets: Presets) {
  const read = readRelease(document);
  const problems = read.ok ? lintRelease(read.value, presets[read.value.template.version]) : read.problems;
  const count = (severity: string) => problems.filter((found) => found.severity === severity).length;
  return { release: read.ok ? read.value : undefined, problems: { errors: count('error'), warnings: count('warning') } };
}

/** A merchant as its list shows it, and what comparisons with others start from. */
export interface CheckedMerchant {
  /** Without its name, which the list knows of all merchants. */
  readonly summary: Omit<MerchantSummary, 'title'>;
  /** The live release; for a merchant that was never published, its draft. */
  readonly full: FullRelease;
}

/** The live release of a merchant, or its draft if it was never published. */
function shownOf(live: LiveRelease, release: Release | undefined, presets: Presets): Pick<ResolvedSite, 'site' | 'full'> {
  return live.revision === 0 && release ? resolveSite(release, presets[release.template.version]) : live;
}

function checkMerchant(live: LiveRelease, draft: StoredDraft | undefined, presets: Presets): CheckedMerchant {
  const { merchantCode, host, revision, document, by, at } = live;
  const isNew = revision === 0;
  const hasDraft = isChanged(draft, live);
  const { release, problems } = checkDocument(hasDraft ? draft?.document : document, presets);
  const { site, full } = shownOf(live, release, presets);
  const preset = presets[site.version];
  const todo = isNew ? goLiveChecklist(release ?? document, presets[(release ?? document).template.version]) : [];
  const ofDraft = hasDraft && draft ? ({ at: draft.updatedAt.toISOString(), by: draft.by, what: 'draft' } as const) : undefined;
  const ofLive = { at: at.toISOString(), by, what: isNew ? 'made' : 'release' } as const;
  const bare = bareRelease(merchantCode, site.version);
  const summary = {
    merchantCode,
    version: site.version,
    host,
    liveRevision: revision,
    draftState: hasDraft ? 'changed' : 'none',
    problems,
    todo: todo.flatMap(({ item, isDone }) => (isDone ? [] : [item])),
    changed: settingsChangedFrom(inheritedRelease(preset, bare, full.template.conduct), full),
    lastChange: ofDraft ?? ofLive,
    look: lookOf(site),
  } as const;
  return { summary, full };
}

/**
 * Checks merchants for their list. To resolve and check a release takes some ten milliseconds, so the answer is kept until another draft is
 * saved or another release goes live.
 */
export function createMerchantChecks(presets: Presets) {
  const cached = new LRUCache<string, { readonly live: LiveRelease; readonly draft: number; readonly checked: CheckedMerchant }>({
    max: MAX_CACHED,
  });
  return (live: LiveRelease, draft: StoredDraft | undefined): CheckedMerchant => {
    const stored = cached.get(live.merchantCode);
    const revision = draft?.revision ?? 0;
    if (stored?.live === live && stored.draft === revision) return stored.checked;
    const checked = checkMerchant(live, draft, presets);
    cached.set(live.merchantCode, { live, draft: revision, checked });
    return checked;
  };
}
