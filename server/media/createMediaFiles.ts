import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { MEDIA_PATH, readMediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { A_YEAR } from '../http/headers/cacheTimes.ts';
import { type ResponseBody, compressBody, plainBody, sendBody, sizeOf } from '../http/responses/compressedBody.ts';
import { limitLookups } from '../http/files/limitLookups.ts';
import { PICTURE_POLICY, shownAnywhere } from '../http/headers/pictureHeaders.ts';
import type { Database } from '../store/database/Database.ts';
import { MEDIA_CHANNEL, type MediaFile, findPicture } from '../store/repositories/media.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { mediaKey } from './mediaKey.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_PICTURES = 5_000;
/** A picture that is not here may be uploaded in the next moment, on another node. */
const MISSING_MS = 5_000;
const DRAWING = 'image/svg+xml';
/** Formats that every browser shows. */
const ALWAYS_SHOWN = ['image/png', 'image/jpeg', DRAWING];

interface Deps {
  readonly db: Database;
  readonly storage: MediaStorage;
}

export interface MediaFiles {
  /** Answers requests for pictures of libraries. */
  readonly handle: RequestHandler;
  /** One size of a picture in a format that everything reads, by its address; undefined for other addresses. */
  read(address: string): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined>;
  close(): Promise<void>;
}

/** `GET /media/<merchant>/<picture>/<size>`: the smallest file of that size that the browser takes, kept for a year. */
export async function createMediaFiles({ db, storage }: Deps): Promise<MediaFiles> {
  const mayLookUp = limitLookups();
  const pictures = new LRUCache<string, { readonly files: readonly MediaFile[] }>({
    max: MAX_PICTURES,
    fetchMethod: async (key, _stale, { options }) => {
      if (!mayLookUp()) return undefined;
      const [merchantCode = '', id = ''] = key.split('/');
      const found = await findPicture(db, merchantCode, id);
      if (found === undefined) options.ttl = MISSING_MS;
      return { files: found?.files ?? [] };
    },
  });
  const bodies = new LRUCache<string, ResponseBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: sizeOf,
    fetchMethod: async (key) => {
      const content = await storage.get(key);
      if (content === undefined) return undefined;
      return key.endsWith('.svg') ? compressBody(content, 'small') : plainBody(content);
    },
  });

  /** How often something was removed: what was read before that may be gone. */
  let removals = 0;
  const stopListening = await db.listen(MEDIA_CHANNEL, (removed) => {
    removals += 1;
    // Without a name: notifications may have been missed.
    if (removed === '') pictures.clear();
    else pictures.delete(removed);
    const gone = Array.from(bodies.keys()).filter((key) => key.startsWith(removed));
    gone.forEach((key) => bodies.delete(key));
  });

  async function load(address: string, accept: string): Promise<{ type: string; body: ResponseBody } | undefined> {
    const read = readMediaAddress(address);
    if (read === undefined) return undefined;
    const before = removals;
    const { merchantCode, picture, size } = read;
    const found = await pictures.fetch(`${merchantCode}/${picture}`);
    const file = found?.files.find(
      (each) => each.size === size && (ALWAYS_SHOWN.includes(each.type) || accept.includes(each.type)),
    );
    const body = file && (await bodies.fetch(mediaKey(merchantCode, picture, file.name)));
    if (before !== removals) return load(address, accept);
    return body && { type: file.type, body };
  }

  return {
    async handle(req, res, next) {
      if (!req.path.startsWith(MEDIA_PATH) || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
      const found = await load(req.path, req.get('accept') ?? '');
      if (found === undefined) return next();
      sendBody(req, res, 200, found.body, {
        'content-type': found.type,
        'cache-control': A_YEAR,
        ...shownAnywhere,
        vary: 'Accept, Accept-Encoding',
        ...(found.type === DRAWING ? { 'content-security-policy': PICTURE_POLICY } : {}),
      });
    },
    async read(address) {
      const found = await load(address, '');
      return found && { type: found.type, bytes: found.body.bytes.identity };
    },
    close: stopListening,
  };
}
