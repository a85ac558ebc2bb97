import type { Logger } from 'pino';
import { readRelease } from '#schemas/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/release/release.schema.ts';
import { type FullRelease, resolveSite } from '#schemas/resolve/resolveSite.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { Database } from '../store/Database.ts';
import { findLive, livePointers, storedReleases } from '../store/releases.ts';

/** What a merchant shows now, ready to be served. Frozen. */
export interface LiveRelease {
  readonly merchantCode: string;
  readonly releaseId: number;
  readonly revision: number;
  /** Who made it live; null for a shipped brand. */
  readonly by: string | null;
  /** Overrides only, as the operator wrote them. */
  readonly document: Release;
  /** All layers merged, in wire form. */
  readonly full: FullRelease;
  readonly site: Site;
}

export interface LiveReleases {
  live(merchantCode: string): LiveRelease | undefined;
  /** Every merchant, in alphabetical order. */
  merchants(): readonly LiveRelease[];
  /** Looks again at what the database points at, for one merchant or all. Hearers learn of what changed. */
  refresh(merchantCode?: string): Promise<void>;
  /** Gives back how to stop hearing. */
  onChange(hear: (live: LiveRelease) => void): () => void;
  close(): Promise<void>;
}

export const RELEASE_CHANNEL = 'release';

/** How far back to look for a release that this build can read. */
const READABLE_WITHIN = 20;

interface Needs {
  readonly db: Database;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly log: Logger;
}

/** The newest release of the merchant that this build can read, live first; else its version's preset alone. */
async function loadLive({ db, presets, log }: Needs, merchantCode: string): Promise<LiveRelease | undefined> {
  const pointed = await findLive(db, merchantCode);
  if (pointed === undefined) return undefined;
  const serve = (document: Release): LiveRelease => {
    const { site, full } = resolveSite(document, presets[document.template.version]);
    return { merchantCode, releaseId: pointed.releaseId, revision: pointed.revision, by: pointed.by, document, full, site };
  };
  const current = readRelease(pointed.document);
  if (current.ok) return serve(current.value);
  log.error(
    { merchantCode, releaseId: pointed.releaseId, problems: current.problems },
    'the live release cannot be read by this build',
  );
  for (const older of await storedReleases(db, merchantCode, READABLE_WITHIN)) {
    const read = readRelease(older.document);
    if (read.ok) return serve(read.value);
  }
  return serve({ ...presets.base, template: { ...presets.base.template, merchantCode } });
}

/**
 * Keeps every merchant's live release in memory, so that no page waits for a query. The database tells of changes; while
 * it is away, what is here stays.
 */
export async function createLiveReleases(needs: Needs): Promise<LiveReleases> {
  const { db, log } = needs;
  const releases = new Map<string, LiveRelease>();
  const hearers = new Set<(live: LiveRelease) => void>();

  async function load(merchantCode: string): Promise<void> {
    const loaded = await loadLive(needs, merchantCode);
    const known = releases.get(merchantCode);
    // Two loads may overtake each other; revisions only grow.
    if (loaded === undefined || (known !== undefined && known.revision >= loaded.revision)) return;
    releases.set(merchantCode, loaded);
    for (const hear of hearers) hear(loaded);
  }

  async function refresh(merchantCode?: string): Promise<void> {
    if (merchantCode !== undefined) return load(merchantCode);
    const pointers = await livePointers(db);
    const changed = pointers.filter((pointer) => releases.get(pointer.merchantCode)?.releaseId !== pointer.releaseId);
    await Promise.all(changed.map((pointer) => load(pointer.merchantCode)));
  }

  // An empty payload says that notifications may have been missed.
  const stopListening = await db.listen(RELEASE_CHANNEL, (merchantCode) => {
    refresh(merchantCode || undefined).catch((error: unknown) =>
      log.warn({ err: error, merchantCode }, 'live releases could not be refreshed'),
    );
  });
  await refresh();

  return {
    live: (merchantCode) => releases.get(merchantCode),
    merchants: () => [...releases.values()].toSorted((a, b) => (a.merchantCode < b.merchantCode ? -1 : 1)),
    refresh,
    onChange(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    async close() {
      hearers.clear();
      await stopListening();
    },
  };
}
