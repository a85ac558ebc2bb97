import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database } from '../../store/database/Database.ts';
import {
  type KeptFile,
  addKeptFile,
  findKeptFile,
  forgetOldBuildFiles,
  touchOldBuildFiles,
} from '../../store/repositories/oldBuildFiles.ts';
import { A_YEAR } from '../headers/cacheTimes.ts';
import { fileHeaders } from '../headers/fileHeaders.ts';
import { type ResponseBody, plainBody, sizeOf } from '../responses/compressedBody.ts';
import type { Headers } from '../headers/commonHeaders.ts';
import { limitLookups } from './limitLookups.ts';

const unpack = promisify(brotliDecompress);

const DAY_MS = 24 * 60 * 60 * 1000;
/** As often a running node says that its files are in use: several times in the shortest time that they may be kept for. */
const USED_EVERY_MS = 6 * 60 * 60 * 1000;
const MAX_BYTES = 16 * 1024 * 1024;
/** What an address costs that leads nowhere: more of them than pages have push each other out. */
const MISSING_BYTES = 4096;

/** Names of the build's own and of sites: nothing else is looked for in the store. */
const ADDRESS = /^\/assets\/[\w.-]+[-_.][\w-]{8,}\.(?:js|css|svg|woff2|json)$/;

/** A file as it is sent. */
export interface ReadyFile {
  readonly body: ResponseBody;
  readonly headers: Headers;
}

export interface OldBuildFiles {
  /** Keeps the files of this build, for as long as this process runs and some days beyond. */
  keepBuild(files: readonly KeptFile[]): Promise<void>;
  /** Keeps one more file for some days. */
  keep(file: KeptFile): Promise<void>;
  /** A file that a node of another build keeps. */
  find(address: string): Promise<ReadyFile | undefined>;
  close(): void;
}

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** For how many days after its last use a file is kept. */
  readonly days: number;
}

async function readyFile({ contentType, isBrotli, content }: KeptFile): Promise<ReadyFile> {
  const bytes = Buffer.from(content);
  const { etag, bytes: plain } = plainBody(isBrotli ? await unpack(bytes) : bytes);
  return {
    body: { etag, bytes: isBrotli ? { ...plain, br: bytes } : plain },
    headers: fileHeaders(contentType, A_YEAR),
  };
}

/**
 * Files of builds, kept in the store: while nodes of two builds serve players, and as long as pages of the build before are open, each page
 * finds its code, styles and release on every node.
 */
export function createOldBuildFiles({ db, clock, log, days }: Deps): OldBuildFiles {
  let used: readonly string[] = [];
  const mayLookUp = limitLookups();
  const cache = new LRUCache<string, ReadyFile | 'missing'>({
    maxSize: MAX_BYTES,
    sizeCalculation: (file) => (file === 'missing' ? MISSING_BYTES : sizeOf(file.body) + MISSING_BYTES),
    ttl: 60_000, // a node of a newer build may keep it in the next moment
    fetchMethod: async (address) => {
      if (!mayLookUp()) return undefined;
      const found = await findKeptFile(db, address);
      return found ? readyFile(found) : 'missing';
    },
  });

  /** The addresses of this build's files that are kept already. */
  async function careFor(): Promise<Set<string>> {
    const stored = await touchOldBuildFiles(db, used, clock());
    await forgetOldBuildFiles(db, new Date(clock().getTime() - days * DAY_MS));
    return stored;
  }
  // A node starts also while the store takes no writes: its own pages have their files.
  const warn = (error: unknown) => log.warn({ err: error }, 'files of this build could not be kept for open pages');
  const timer = setInterval(() => void careFor().catch(warn), USED_EVERY_MS).unref();

  return {
    async keepBuild(files) {
      used = files.map(({ address }) => address);
      try {
        const stored = await careFor();
        for (const file of files) if (!stored.has(file.address)) await addKeptFile(db, file, clock());
      } catch (error) {
        warn(error);
      }
    },
    keep: (file) => addKeptFile(db, file, clock()).catch(warn),
    async find(address) {
      if (!ADDRESS.test(address)) return undefined;
      const found = await cache.fetch(address);
      return found === 'missing' ? undefined : found;
    },
    close: () => clearInterval(timer),
  };
}
