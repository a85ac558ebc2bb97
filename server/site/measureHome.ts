import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { type HomeWeight, homeFileKinds } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { AskOwnHost, OwnAnswer } from '../http/outgoing/askOwnHost.ts';
import { compressBody } from '../http/responses/compressedBody.ts';
import type { LiveRelease } from '../releases/live/createLiveReleases.ts';
import { snapshotHash } from '../releases/live/snapshotHash.ts';
import type { MeasureHome } from '../releases/publish/homeFaults.ts';
import type { Redirect, Rendered } from './createPageCache.ts';
import { namedFiles } from './namedFiles.ts';
import type { DocumentRequest } from './renderDocument.ts';
import type { SiteFiles } from './siteFiles.ts';

type Kind = (typeof homeFileKinds)[number];

interface File {
  readonly kind: Kind;
  readonly address: string;
  /** As they are sent; undefined where another server has the file. */
  readonly bytes: number | undefined;
  /** This server should have it and has not. */
  readonly isMissing?: boolean;
}

const RELEASES_MAX = 500;
const FILES_MAX = 5_000;
/** The platform has other games then, and other pictures. */
const MEASURED_MS = 10 * 60 * 1000;
/** A page with gaps, because the platform failed, is drawn again soon. */
const INCOMPLETE_MS = 5_000;
const HEAVIEST = 5;

interface Deps {
  /** Draws a page as guests get it, with a file of its release that is not published. */
  readonly render: (request: DocumentRequest, files: SiteFiles) => Promise<Rendered | Redirect>;
  /** Holds the files of releases that are measured. */
  readonly files: SiteFiles;
  readonly log: Logger;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** The page to measure, and how to read the files that it names. */
interface Measured {
  readonly live: LiveRelease;
  readonly ask: AskOwnHost;
}

function weigh(elements: number, files: readonly File[]): HomeWeight {
  const bytesOf = (some: readonly File[]) => some.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  const ofKind = (kind: Kind) => files.filter((file) => file.kind === kind);
  const known = files.flatMap(({ address, bytes }) => (bytes === undefined ? [] : [{ address, bytes }]));
  return {
    bytes: bytesOf(files),
    requests: files.length,
    pictures: ofKind('pictures').length,
    elements,
    unknown: files.length - known.length,
    missing: files.flatMap(({ address, isMissing }) => (isMissing === true ? [address] : [])),
    parts: homeFileKinds.map((kind) => ({ kind, files: ofKind(kind).length, bytes: bytesOf(ofKind(kind)) })),
    heaviest: known.toSorted((a, b) => b.bytes - a.bytes).slice(0, HEAVIEST),
  };
}

/** Measures homes as a first visitor gets them, in the default language and look. The same content is measured once in ten minutes. */
export function createMeasureHome({ render, files: siteFiles, log, now }: Deps): MeasureHome {
  const sizeOfRelease = (address: string, merchantCode: string) => siteFiles.at(merchantCode, address)?.body.bytes.br.length;

  const cached = { ttl: MEASURED_MS, perf: { now }, ttlResolution: 0, ignoreFetchAbort: true };
  const answers = new LRUCache<string, OwnAnswer, { readonly address: string; readonly ask: AskOwnHost }>({
    max: FILES_MAX,
    ...cached,
    fetchMethod: (_key, _stale, { context: { address, ask } }) => ask(address),
  });

  /** How many bytes this server sends for an address, and whether it lacks it; neither for an address elsewhere. */
  async function sizeOf(address: string, { live: { merchantCode }, ask }: Measured): Promise<Pick<File, 'bytes' | 'isMissing'>> {
    if (!address.startsWith('/') || address.startsWith('//')) return { bytes: undefined };
    const answer = await answers.fetch(`${merchantCode} ${address}`, { context: { address, ask } });
    return { bytes: answer?.status === 200 ? answer.bytes : undefined, isMissing: answer?.status === 404 };
  }

  async function measure(measured: Measured): Promise<{ readonly weight: HomeWeight; readonly complete: boolean } | undefined> {
    const { live } = measured;
    const { merchantCode, site } = live;
    const choice = { language: site.defaultLanguage, theme: site.theme.mode, asksAge: site.behaviour.responsible.ageGate };
    const page = await render({ live, base: '', path: paths.home, ...choice, gate: 'open' }, siteFiles);
    if ('redirect' in page) return undefined;
    const { elements, scripts, styles, pictures, release } = namedFiles(page.html);
    const sized = (kind: Kind, addresses: readonly string[]): Promise<File[]> =>
      Promise.all(addresses.map(async (address): Promise<File> => ({ kind, address, ...(await sizeOf(address, measured)) })));
    const document = await compressBody(Buffer.from(page.html), 'small');
    const files: readonly File[] = [
      { kind: 'document', address: paths.home, bytes: document.bytes.br.length },
      ...(release === undefined
        ? []
        : [{ kind: 'settings' as const, address: release, bytes: sizeOfRelease(release, merchantCode) }]),
      ...(await sized('scripts', scripts)),
      ...(await sized('styles', styles)),
      ...(await sized('pictures', pictures)),
    ];
    return { weight: weigh(elements, files), complete: page.complete };
  }

  const weights = new LRUCache<string, { readonly weight: HomeWeight }, Measured>({
    max: RELEASES_MAX,
    ...cached,
    async fetchMethod(_key, _stale, { context, options }) {
      const drawn = await measure(context);
      if (drawn === undefined) return undefined;
      if (!drawn.complete) options.ttl = INCOMPLETE_MS;
      return { weight: drawn.weight };
    },
  });

  return async (release, ask) => {
    const { merchantCode, document } = release;
    try {
      const found = await weights.fetch(`${merchantCode} ${snapshotHash(document)}`, { context: { live: release, ask } });
      return found?.weight;
    } catch (error) {
      log.error({ err: error, merchantCode }, 'home could not be measured');
      return undefined;
    }
  };
}
