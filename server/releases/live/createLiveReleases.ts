import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { type FullRelease, resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Database } from '../../store/database/Database.ts';
import { type StoredMerchant, findMerchant, merchantPointers, merchantsAfter } from '../../store/repositories/merchants.ts';
import { storedReleases } from '../../store/repositories/releases.ts';

/** The cached data of a merchant. Before its first release `revision` and `releaseId` are 0, and the document is empty. */
export interface MerchantFacts {
  readonly merchantCode: string;
  readonly title: string;
  readonly host: string | null;
  readonly releaseId: number;
  readonly revision: number;
  /** Who made it live; null for a shipped brand. */
  readonly by: string | null;
  /** When it went live, or was made. */
  readonly at: Date;
  /** Overrides only, as the operator wrote them. */
  readonly document: Release;
}

/** What a merchant shows now, ready to be served. Frozen. */
export interface LiveRelease extends MerchantFacts {
  /** All layers merged, in wire form. */
  readonly full: FullRelease;
  readonly site: Site;
}

export interface LiveReleases {
  live(merchantCode: string): LiveRelease | undefined;
  /** The same for a merchant that is not live yet as well: for its operators, never for players. */
  known(merchantCode: string): LiveRelease | undefined;
  /** The merchant that has this host of its own, without a port. */
  codeAtHost(host: string): string | undefined;
  /** Every merchant, live or not, in alphabetical order. */
  merchants(): readonly MerchantFacts[];
  /** Reads again which release is live, for one merchant or all, and notifies listeners of changes. */
  refresh(merchantCode?: string): Promise<void>;
  /** Returns a function that removes the listener. */
  onChange(listener: (live: LiveRelease) => void): () => void;
  /** Called with new merchants, before listeners are notified of them. */
  onAdded(prepare: (merchantCode: string) => Promise<void>): void;
  close(): Promise<void>;
}

export const RELEASE_CHANNEL = 'release';

/** How far back to look for a release that this build can read. */
const READABLE_WITHIN = 20;
const LOAD_AT_ONCE = 500;
/** Most resolved releases in memory. One is fifteen times as large as its document, and resolved in a millisecond. */
const MAX_RESOLVED = 1000;

interface Deps {
  readonly db: Database;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
  readonly log: Logger;
}

export const bareRelease = (merchantCode: string, version: TemplateVersion): Release => ({
  schemaVersion: 5,
  template: { templateId: merchantCode, merchantCode, version, conduct: 'strict' },
});

/** The newest release of the merchant that this build can read, live first; else its version's preset alone. */
async function readableDocument({ db, log }: Deps, stored: StoredMerchant): Promise<Release> {
  const { merchantCode, version, releaseId, document } = stored;
  const bare = bareRelease(merchantCode, version);
  if (releaseId === null) return bare;
  const current = readRelease(document);
  if (current.ok) return current.value;
  log.error({ merchantCode, releaseId, problems: current.problems }, 'the live release cannot be read by this build');
  for (const older of await storedReleases(db, merchantCode, READABLE_WITHIN)) {
    const read = readRelease(older.document);
    if (read.ok) return read.value;
  }
  return bare;
}

async function factsOf(deps: Deps, stored: StoredMerchant): Promise<MerchantFacts> {
  const document = await readableDocument(deps, stored);
  const { merchantCode, host, releaseId, revision, by, at, createdAt } = stored;
  const preset = deps.presets[document.template.version];
  const title = document.template.parameters?.['title'] ?? preset.template.parameters?.['title'] ?? merchantCode;
  return { merchantCode, title, host, releaseId: releaseId ?? 0, revision: revision ?? 0, by, at: at ?? createdAt, document };
}

const pick = ({ site, full }: { readonly site: Site; readonly full: FullRelease }) => ({ site, full });

/** What every merchant shows, as it was read last. */
function createReleaseMemory(deps: Deps) {
  const { presets } = deps;
  const merchants = new Map<string, MerchantFacts>();
  const byHost = new Map<string, string>();
  const resolved = new LRUCache<string, LiveRelease>({ max: MAX_RESOLVED });
  const listeners = new Set<(live: LiveRelease) => void>();
  let sorted: readonly MerchantFacts[] | undefined;

  function known(merchantCode: string): LiveRelease | undefined {
    const cached = resolved.get(merchantCode);
    if (cached !== undefined) return cached;
    const facts = merchants.get(merchantCode);
    if (facts === undefined) return undefined;
    const release = { ...facts, ...pick(resolveSite(facts.document, presets[facts.document.template.version])) };
    resolved.set(merchantCode, release);
    return release;
  }

  function live(merchantCode: string): LiveRelease | undefined {
    const facts = merchants.get(merchantCode);
    return facts === undefined || facts.revision === 0 ? undefined : known(merchantCode);
  }

  async function take(stored: StoredMerchant): Promise<void> {
    const facts = await factsOf(deps, stored);
    const { merchantCode, host } = facts;
    const before = merchants.get(merchantCode);
    // Two loads may overtake each other; revisions only grow.
    if (before !== undefined && before.revision > facts.revision) return;
    // The former host of this merchant may belong to another merchant by now.
    if (before?.host && byHost.get(before.host) === merchantCode) byHost.delete(before.host);
    if (host !== null) byHost.set(host, merchantCode);
    merchants.set(merchantCode, facts);
    resolved.delete(merchantCode);
    sorted = undefined;
    if (before?.revision === facts.revision || facts.revision === 0) return;
    const release = listeners.size === 0 ? undefined : known(merchantCode);
    if (release) for (const listener of listeners) listener(release);
  }

  return {
    merchants,
    byHost,
    listeners,
    known,
    live,
    take,
    inOrder: () => (sorted ??= [...merchants.values()].toSorted((a, b) => (a.merchantCode < b.merchantCode ? -1 : 1))),
  };
}

/**
 * Keeps what every merchant shows in memory, so that no page waits for a query. The database notifies of changes; while it is
 * away, the cached releases stay. Only requested releases are cached in resolved form: there may be many thousands.
 */
export async function createLiveReleases(deps: Deps): Promise<LiveReleases> {
  const { db, log } = deps;
  const { merchants, byHost, listeners, known, live, take, inOrder } = createReleaseMemory(deps);
  const preparers: ((merchantCode: string) => Promise<void>)[] = [];
  async function load(merchantCode: string): Promise<void> {
    const stored = await findMerchant(db, merchantCode);
    if (stored === undefined) return;
    if (!merchants.has(merchantCode)) await Promise.all(preparers.map((prepare) => prepare(merchantCode)));
    await take(stored);
  }

  async function loadAll(): Promise<void> {
    let page: readonly StoredMerchant[] = await merchantsAfter(db, '', LOAD_AT_ONCE);
    while (page.length > 0) {
      for (const stored of page) await take(stored);
      const last = page.at(-1)?.merchantCode ?? '';
      page = page.length < LOAD_AT_ONCE ? [] : await merchantsAfter(db, last, LOAD_AT_ONCE);
    }
  }

  async function refresh(merchantCode?: string): Promise<void> {
    if (merchantCode !== undefined) return load(merchantCode);
    const changed = (await merchantPointers(db)).filter((pointer) => {
      const facts = merchants.get(pointer.merchantCode);
      return facts === undefined || facts.releaseId !== (pointer.releaseId ?? 0) || facts.host !== pointer.host;
    });
    for (const pointer of changed) await load(pointer.merchantCode);
  }

  // An empty payload says that notifications may have been missed.
  const stopListening = await db.listen(RELEASE_CHANNEL, (merchantCode) => {
    refresh(merchantCode || undefined).catch((error: unknown) =>
      log.warn({ err: error, merchantCode }, 'live releases could not be refreshed'),
    );
  });
  await loadAll();

  return {
    live,
    known,
    codeAtHost: (host) => byHost.get(host),
    merchants: inOrder,
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAdded: (prepare) => void preparers.push(prepare),
    async close() {
      listeners.clear();
      await stopListening();
    },
  };
}
