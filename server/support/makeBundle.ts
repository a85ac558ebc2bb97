import {
  BUNDLE_AUDIT_ENTRIES,
  BUNDLE_FAULT_DAYS,
  BUNDLE_FORMAT,
  BUNDLE_KIND,
  type BundleBody,
  type GivenSetting,
  type SupportBundle,
  leftOutOfBundles,
} from '#schemas/edges/api/support.schema.ts';
import type { ServerNotices } from '#schemas/edges/api/notices.schema.ts';
import { OPAQUE_PARAM } from '#schemas/declare/pages/opaqueParams.ts';
import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { canonicalQuery } from '#schemas/declare/pages/pageQuery.ts';
import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { type Release, SCHEMA_VERSION, type TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { findAuditEntries } from '../store/repositories/audit.ts';
import type { Database } from '../store/database/Database.ts';
import { findDraft } from '../store/repositories/drafts.ts';
import { migrationsRun, postgresVersion } from '../store/migrations/storeVersion.ts';
import { faultsSince } from '../store/repositories/visits.ts';
import { waiversOf } from '../store/repositories/waivers.ts';
import { draftView, isChanged } from '../releases/drafts/draftView.ts';
import { readDraftSite } from '../releases/drafts/readDraftSite.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { type Redaction, createRedaction } from './createRedaction.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_FAULTS = 100;
const MB = 1_000_000;

type Presets = Readonly<Record<TemplateVersion, Release>>;

/** What a bundle says of the server itself. */
export interface SupportFacts {
  /** Which variables are set. */
  readonly given: readonly GivenSetting[];
  /** Texts that no bundle may repeat. */
  readonly secrets: readonly string[];
  /** The mark of the build that players get. */
  readonly build: string;
  readonly notices: () => ServerNotices;
  readonly openStreams: () => number;
}

interface Deps {
  readonly db: Database;
  readonly presets: Presets;
  readonly support: SupportFacts;
}

interface BundleRequest {
  readonly screen: BundleBody['screen'] | undefined;
  readonly live: LiveRelease;
  readonly by: string;
  readonly at: Date;
}

async function versionsOf({ db, support }: Deps): Promise<SupportBundle['versions']> {
  const engine = support.given.some(({ name }) => name === 'DATABASE_URL') ? 'PostgreSQL' : 'PGlite';
  return {
    build: support.build,
    schemaVersion: SCHEMA_VERSION,
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    database: `${engine} ${await postgresVersion(db)}`,
    migrations: (await migrationsRun(db)).map(({ name, module }) => `${module ?? ''} ${name}`.trim()),
  };
}

const serverOf = async ({ db, support }: Deps): Promise<SupportBundle['server']> => ({
  settings: [...support.given],
  store: await db.readiness(),
  notices: support.notices(),
  upSeconds: Math.round(process.uptime()),
  memoryMb: Math.round(process.memoryUsage.rss() / MB),
  openStreams: support.openStreams(),
});

/** A release with all layers merged, and where each value comes from that is not the default. */
function resolved(release: Release, presets: Presets): SupportBundle['site']['live'] {
  const { full, provenance } = resolveSite(release, presets[release.template.version]);
  return { document: full, layers: Object.fromEntries(Object.entries(provenance).filter(([, layer]) => layer !== 'default')) };
}

/** Without how to fix them, which the tool knows by itself. */
const found = (problems: readonly Problem[]): SupportBundle['problems']['live'] =>
  problems.map(({ code, severity, document, pointer, params }) => ({ code, severity, document, pointer, params }));

/** Everything that is wrong with a document, as publishing would find it. */
function problemsOf(document: unknown, presets: Presets): SupportBundle['problems']['live'] {
  const read = readRelease(document);
  return found(read.ok ? lintRelease(read.value, presets[read.value.template.version]) : read.problems);
}

/** The address without the words of the query that open something, or that the page leaves to the player. */
function publicPath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://player.invalid');
  const parameters = canonicalQuery(pathname, searchParams).filter(([name]) => !['token', 'code', OPAQUE_PARAM].includes(name));
  return parameters.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parameters).toString()}`;
}

async function auditOf({ db }: Deps, merchantCode: string, redaction: Redaction): Promise<SupportBundle['audit']> {
  // Opening the tool writes an entry about its frame each time: these would leave no room for real changes.
  const entries = await findAuditEntries(db, { merchantCode, notAction: 'frame.opened' }, BUNDLE_AUDIT_ENTRIES);
  return entries.map(({ id, at, who, token, action, detail }) => ({
    id,
    at: at.toISOString(),
    by: redaction.operator(who),
    byToken: token !== null,
    action,
    detail: redaction.detail(detail),
  }));
}

async function faultsOf({ db }: Deps, merchantCode: string, at: Date, redaction: Redaction): Promise<SupportBundle['faults']> {
  const faults = await faultsSince(db, merchantCode, new Date(at.getTime() - BUNDLE_FAULT_DAYS * DAY_MS), MOST_FAULTS);
  return faults.map(({ kind, what, revision, build, count }) => ({ kind, what: redaction.plain(what), revision, build, count }));
}

/** One file about a merchant and the server, for the support team: without secrets and without people. */
export async function makeBundle(deps: Deps, { live, by, at, screen }: BundleRequest): Promise<SupportBundle> {
  const { db, presets, support } = deps;
  const { merchantCode, host, revision, releaseId } = live;
  const redaction = createRedaction(support.secrets);
  const stored = await findDraft(db, merchantCode);
  const draft = draftView(stored, live);
  const isOther = isChanged(stored, live);
  const bundle: Omit<SupportBundle, 'removed'> = {
    kind: BUNDLE_KIND,
    format: BUNDLE_FORMAT,
    merchantCode,
    host,
    madeAt: at.toISOString(),
    by: redaction.operator(by),
    leftOut: [...leftOutOfBundles],
    versions: await versionsOf(deps),
    server: await serverOf(deps),
    live: { revision, releaseId, by: redaction.operator(live.by), at: live.at.toISOString(), document: live.document },
    draft: {
      revision: draft.revision,
      parentReleaseId: draft.parentReleaseId,
      by: redaction.operator(draft.by),
      updatedAt: draft.updatedAt,
      changes: pointerDiff(live.document, draft.document),
      waivers: (await waiversOf(db, merchantCode)).map(({ code, pointer, by: waivedBy, at: waivedAt }) => ({
        code,
        pointer,
        by: redaction.operator(waivedBy),
        at: waivedAt.toISOString(),
      })),
    },
    site: {
      live: resolved(live.document, presets),
      draft: isOther ? resolved((await readDraftSite(db, live, presets)).live.document, presets) : null,
    },
    problems: {
      live: revision === 0 ? [] : problemsOf(live.document, presets),
      draft: problemsOf(draft.document, presets),
    },
    audit: await auditOf(deps, merchantCode, redaction),
    faults: await faultsOf(deps, merchantCode, at, redaction),
    screen: screen === undefined ? null : { ...screen, path: publicPath(screen.path) },
    picture: null,
  };
  const { value, removed } = redaction.whole(bundle);
  return { ...value, removed: [...removed] };
}
