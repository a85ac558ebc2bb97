import type { mediaRoutes } from '#schemas/edges/api/mediaRoutes.ts';
import type { Logger } from 'pino';
import { type MediaCrop, type MediaUse, type MediaWords, type PictureView, mediaUses } from '#schemas/edges/api/media.schema.ts';
import { mediaSizeNames } from '#schemas/base/media/mediaSizes.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import { type AuditEntry, addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import {
  type MediaFile,
  type StoredPicture,
  addPicture,
  findPicture,
  isNamed,
  listPictures,
  mediaBytes,
  nameMedia,
  removePicture,
  usesOfPictures,
} from '../store/repositories/media.ts';
import { createOwnerQueue } from './createOwnerQueue.ts';
import type { PictureMaker } from './createPictureMaker.ts';
import type { MadePicture } from './makePicture.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { mediaKey } from './mediaKey.ts';
import { removeFiles } from './removeFiles.ts';

const MAX_NAME = 80;

/** How many files of a merchant may wait while another is stored; each is held in memory. */
const WAITING_OF_ONE = 10;
const WAITING_OF_ALL = 60;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly pictures: PictureMaker;
  readonly storage: MediaStorage;
  /** How much a merchant's library holds, in bytes. */
  readonly quotaBytes: number;
}

type Merchant = { readonly merchantCode: string };
type By = NonNullable<AuditEntry['by']>;

/** Of each size what a browser of today loads: the smallest file. */
const sizesOf = (files: readonly MediaFile[]): PictureView['sizes'] =>
  mediaSizeNames.flatMap((size) => {
    const file = files.find((each) => each.size === size);
    return file ? [{ size, width: file.width, height: file.height, bytes: file.bytes }] : [];
  });

const viewOf = (picture: StoredPicture, uses: ReadonlySet<MediaUse> = new Set()): PictureView => {
  const { id, name, alt, kind, width, height, bytes, files, crop, changes, tones, by, createdAt } = picture;
  return {
    id,
    name,
    alt,
    kind,
    width,
    height,
    bytes,
    crop,
    changes: [...changes],
    tones: tones && [...tones],
    by,
    sizes: sizesOf(files),
    createdAt: createdAt.toISOString(),
    uses: mediaUses.filter((use) => uses.has(use)),
  };
};

/** What an operator calls a file, without its ending. */
function nameOf(sentName: unknown): string {
  const name = (typeof sentName === 'string' ? sentName : '')
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();
  return [...name].slice(0, MAX_NAME).join('') || 'picture';
}

interface Kept extends Pick<MediaWords, 'name' | 'alt'> {
  readonly by: By & { readonly id: number };
  readonly action: 'picture.added' | 'picture.cropped';
}

/** The pictures of merchants: their rows and their files. */
function createLibrary({ db, clock, log, storage, quotaBytes }: Omit<Deps, 'pictures'>) {
  async function found(queries: Queries, { merchantCode }: Merchant, id: string): Promise<StoredPicture> {
    const picture = await findPicture(queries, merchantCode, id);
    if (picture === undefined) throw new HttpProblem('picture.unknown');
    return picture;
  }

  async function view(queries: Queries, merchant: Merchant, id: string): Promise<PictureView> {
    const uses = await usesOfPictures(queries, merchant.merchantCode);
    return viewOf(await found(queries, merchant, id), uses.get(id));
  }

  /** Throws HttpProblem where a picture would not fit. */
  async function requireRoom(queries: Queries, merchantCode: string, bytes: number): Promise<void> {
    if ((await mediaBytes(queries, merchantCode)) + bytes > quotaBytes) throw new HttpProblem('picture.full', [], { quotaBytes });
  }

  /** Keeps the files, then says that they are there: what the library names can be shown. */
  async function keep({ merchantCode }: Merchant, made: MadePicture, { name, alt, by, action }: Kept): Promise<void> {
    const { id, kind, width, height, crop, changes, tones } = made;
    const own = new Map(made.files.map((file) => [file.name, file]));
    const bytes = [...own.values()].reduce((sum, { content }) => sum + content.length, 0);
    const files = made.files.map(({ content, ...file }) => ({ ...file, bytes: content.length }));
    await requireRoom(db, merchantCode, bytes);
    const picture = { merchantCode, id, name, alt, kind, width, height, bytes, files, crop, changes, tones, createdAt: clock() };
    try {
      for (const file of own.values()) await storage.put(mediaKey(merchantCode, id, file.name), file.type, file.content);
      await db.transaction(async (queries) => {
        await requireRoom(queries, merchantCode, bytes);
        await addPicture(queries, picture, by.id);
        await addAuditEntry(queries, { by, merchantCode, action, detail: { id, name, bytes }, at: picture.createdAt });
      });
    } catch (error) {
      // Another node may have added the same picture meanwhile: its files have the same keys.
      const isThere = await findPicture(db, merchantCode, id).catch(() => true);
      if (!isThere) await removeFiles({ storage, log }, picture);
      throw error;
    }
  }

  async function sourceOf({ merchantCode, id, files }: StoredPicture) {
    const source = files.find(({ size }) => size === 'source');
    const content = source && (await storage.get(mediaKey(merchantCode, id, source.name)));
    if (source === undefined || content === undefined) throw new HttpProblem('picture.unreadable');
    return { ...source, content };
  }

  /** A picture that is there already, or is made now. */
  async function added(merchant: Merchant, made: MadePicture, kept: Kept): Promise<PictureView> {
    if ((await findPicture(db, merchant.merchantCode, made.id)) === undefined) await keep(merchant, made, kept);
    return view(db, merchant, made.id);
  }

  return { found, view, requireRoom, sourceOf, added };
}

/** Routes of the media library. */
export function mediaHandlers(deps: Deps): Handlers<keyof typeof mediaRoutes, Merchant> {
  const { db, clock, log, pictures, storage, quotaBytes } = deps;
  const { found, view, requireRoom, sourceOf, added } = createLibrary(deps);
  // Apart from the queue of the processes: a merchant whose files are stored slowly holds none of them.
  const inTurn = createOwnerQueue({ atOnce: Infinity, waitingOfOne: WAITING_OF_ONE, waitingOfAll: WAITING_OF_ALL });

  return {
    async media({ merchant: { merchantCode } }) {
      const [pictures, uses] = [await listPictures(db, merchantCode), await usesOfPictures(db, merchantCode)];
      return {
        pictures: pictures.map((picture) => viewOf(picture, uses.get(picture.id))),
        usedBytes: await mediaBytes(db, merchantCode),
        quotaBytes,
      };
    },

    addPicture: ({ body, query, merchant, operator: by }) =>
      inTurn.run(merchant.merchantCode, async () => {
        await requireRoom(db, merchant.merchantCode, 0);
        const made = await pictures.run(merchant.merchantCode, { kind: 'make', bytes: body });
        return added(merchant, made, { name: nameOf(query.name), alt: '', by, action: 'picture.added' });
      }),

    changePicture: ({ params: { picture: id }, body, merchant, operator: by }) =>
      db.transaction(async (queries) => {
        const { merchantCode } = merchant;
        const { name, alt } = await found(queries, merchant, id);
        await nameMedia(queries, merchantCode, id, body);
        const detail = { id, before: { name, alt }, after: body };
        await addAuditEntry(queries, { by, merchantCode, action: 'picture.changed', detail, at: clock() });
        return view(queries, merchant, id);
      }),

    cropPicture: ({ params: { picture: id }, body, merchant, operator: by }) =>
      inTurn.run(merchant.merchantCode, async () => {
        const picture = await found(db, merchant, id);
        if (picture.kind === 'drawing') throw new HttpProblem('picture.notCut');
        const source = await sourceOf(picture);
        const made = await pictures.run(merchant.merchantCode, { kind: 'cut', id, source, edit: body satisfies MediaCrop });
        return added(merchant, made, { name: picture.name, alt: picture.alt, by, action: 'picture.cropped' });
      }),

    async removePicture({ params: { picture: id }, merchant, operator: by }) {
      const { merchantCode } = merchant;
      const picture = await db.transaction(async (queries) => {
        const known = await found(queries, merchant, id);
        const uses = await usesOfPictures(queries, merchantCode);
        const own = mediaUses.filter((use) => uses.get(id)?.has(use));
        if (own.length > 0 || (await isNamed(queries, merchantCode, id)))
          throw new HttpProblem('picture.used', [], { uses: own });
        await removePicture(queries, merchantCode, id);
        const detail = { id, name: known.name };
        await addAuditEntry(queries, { by, merchantCode, action: 'picture.removed', detail, at: clock() });
        return known;
      });
      await removeFiles({ storage, log }, picture);
    },
  };
}
