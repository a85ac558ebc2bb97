import { goLiveChecklist } from '#schemas/lint/goLiveChecklist.ts';
import { lintRelease } from '#schemas/lint/lintRelease.ts';
import {
  MERCHANTS_PER_PAGE,
  type MerchantList,
  type MerchantLook,
  type MerchantOrder,
  type MerchantState,
  type MerchantSummary,
} from '#schemas/api/merchants.schema.ts';
import { readRelease } from '#schemas/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { inheritedRelease, settingsChangedFrom } from '#schemas/resolve/inheritedRelease.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { Database } from '../../store/Database.ts';
import { type StoredDraft, draftMoments, draftsOf } from '../../store/drafts.ts';
import { type LiveRelease, type LiveReleases, type MerchantFacts, bareRelease } from '../live/createLiveReleases.ts';
import { isChanged } from '../drafts/draftView.ts';

interface Deps {
  readonly db: Database;
  readonly releases: LiveReleases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
}

interface ListQuery {
  readonly search: string;
  readonly state: MerchantState;
  readonly order: MerchantOrder;
  readonly offset: number;
  /** What settings are compared with, instead of the preset of each merchant. */
  readonly against: LiveRelease | undefined;
}

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

/** A draft as far as it can be read; an unreadable one has nothing but its problems. */
function checkDocument(document: unknown, presets: Deps['presets']) {
  const read = readRelease(document);
  const problems = read.ok ? lintRelease(read.value, presets[read.value.template.version]) : read.problems;
  const count = (severity: string) => problems.filter((found) => found.severity === severity).length;
  return { release: read.ok ? read.value : undefined, problems: { errors: count('error'), warnings: count('warning') } };
}

type Checked = ReturnType<typeof checkDocument> & Pick<MerchantSummary, 'changed'>;

/** What of a release depends on nothing else, so that it is found once. */
function checkLive({ merchantCode, document, full, site }: LiveRelease, presets: Deps['presets']): Checked {
  const bare = bareRelease(merchantCode, site.version);
  const changed = settingsChangedFrom(inheritedRelease(presets[site.version], bare, full.template.conduct), full);
  return { ...checkDocument(document, presets), changed };
}

function summaryOf(
  presets: Deps['presets'],
  live: LiveRelease,
  draft: StoredDraft | undefined,
  checked: Checked,
): MerchantSummary {
  const { merchantCode, host, revision, document, by, at } = live;
  const isNew = revision === 0;
  const hasDraft = isChanged(draft, live);
  const { release, problems } = hasDraft ? checkDocument(draft?.document, presets) : checked;
  const preset = presets[(release ?? document).template.version];
  const site = isNew && release ? resolveSite(release, preset).site : live.site;
  const todo = isNew ? goLiveChecklist(release ?? document, preset) : [];
  const ofDraft = hasDraft && draft ? ({ at: draft.updatedAt.toISOString(), by: draft.by, what: 'draft' } as const) : undefined;
  const ofLive = { at: at.toISOString(), by, what: isNew ? 'made' : 'release' } as const;
  return {
    merchantCode,
    title: site.title,
    version: site.version,
    host,
    liveRevision: revision,
    draftState: hasDraft ? 'changed' : 'none',
    problems,
    todo: todo.flatMap(({ item, isDone }) => (isDone ? [] : [item])),
    changed: checked.changed,
    lastChange: ofDraft ?? ofLive,
    look: lookOf(site),
  };
}

const isFound = ({ title, merchantCode, host }: MerchantFacts, search: string): boolean =>
  `${title}\n${merchantCode}\n${host ?? ''}`.toLowerCase().includes(search);

/**
 * Gives one page of the merchants that an operator may see. Titles are searched in memory; drafts are read, and releases
 * resolved and checked, for the page alone, so that ten thousand merchants are no more work than thirty.
 */
export function createMerchantList({ db, releases, presets }: Deps) {
  /** To check a release takes ten milliseconds, and it never changes. */
  const known = new WeakMap<LiveRelease, Checked>();

  function summariesOf(
    merchantCode: string,
    draft: StoredDraft | undefined,
    against: LiveRelease | undefined,
  ): MerchantSummary[] {
    const live = releases.known(merchantCode);
    if (live === undefined) return [];
    const checked = known.get(live) ?? checkLive(live, presets);
    known.set(live, checked);
    const changed = against === undefined ? checked.changed : settingsChangedFrom(against.full, live.full);
    return [summaryOf(presets, live, draft, { ...checked, changed })];
  }

  return async (seen: readonly MerchantFacts[], query: ListQuery): Promise<MerchantList> => {
    const search = query.search.trim().toLowerCase();
    const moments = new Map((await draftMoments(db)).map(({ merchantCode, updatedAt }) => [merchantCode, updatedAt.getTime()]));
    const fits = seen.filter(
      (facts) =>
        isFound(facts, search) &&
        (query.state === 'all' || (query.state === 'notLive' ? facts.revision === 0 : moments.has(facts.merchantCode))),
    );
    const momentOf = ({ merchantCode, at }: MerchantFacts) => Math.max(moments.get(merchantCode) ?? 0, at.getTime());
    const ordered =
      query.order === 'name' ? fits.toSorted(byTitle) : fits.toSorted((a, b) => momentOf(b) - momentOf(a) || byTitle(a, b));
    const page = ordered.slice(query.offset, query.offset + MERCHANTS_PER_PAGE);
    const drafts = new Map(
      (
        await draftsOf(
          db,
          page.map(({ merchantCode }) => merchantCode),
        )
      ).map((draft) => [draft.merchantCode, draft]),
    );
    return {
      merchants: page.flatMap(({ merchantCode }) => summariesOf(merchantCode, drafts.get(merchantCode), query.against)),
      found: fits.length,
      all: seen.length,
    };
  };
}

const byTitle = (a: MerchantFacts, b: MerchantFacts): number => {
  const [first, second] = [a.title.toLowerCase(), b.title.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : 0;
};
