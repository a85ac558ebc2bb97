import { type MediaCrop, type MediaUse, type MediaWords, type PictureView, mediaUses } from '#schemas/api/media.schema.ts';
import { mediaSizeNames } from '#schemas/media/mediaSizes.ts';
import { HttpProblem } from '../errors/HttpProblem.ts';
import type { Handlers } from '../http/apiRouter.ts';
import { type AuditEntry, addAuditEntry } from '../store/audit.ts';
import type { Clock } from '../store/clock.ts';
import type { Database, Queries } from '../store/Database.ts';
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
} from '../store/media.ts';
import { type MadePicture, cutPicture, makePicture } from './makePicture.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { keysOf, mediaKey } from './mediaKey.ts';

const MAX_NAME = 80;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: MediaStorage;
  /** How much a merchant's library holds, in bytes. */
  readonly quotaBytes: number;
}

type Merchant = { readonly merchantCode: string };
type By = NonNullable<AuditEntry['by']>;

/** Runs one piece of work at a time: unpacked, a picture takes up to 160 MB. */
function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined); // the caller gets the error; the next piece of work must not
    return result;
  };
}

/** Of each size what a browser of today loads: the smallest file. */
const sizesOf = (files: readonly MediaFile[]): PictureView['sizes'] =>
  mediaSizeNames.flatMap((size) => {
    const file = files.find((each) => each.size === size);
    return file ? [{ size, width: file.width, height: file.height, bytes: file.bytes }] : [];
  });

const viewOf = (picture: StoredPicture, uses: ReadonlySet<MediaUse> = new Set()): PictureView => {
  const { id, name, alt, kind, width, height, bytes, files, crop, by, createdAt } = picture;
  return {
    id,
    name,
    alt,
    kind,
    width,
    height,
    bytes,
    crop,
    by,
    sizes: sizesOf(files),
    createdAt: createdAt.toISOString(),
    uses: mediaUses.filter((use) => uses.has(use)),
  };
};

/** What an operator calls a file, without its ending. */
function nameOf(told: unknown): string {
  const name = (typeof told === 'string' ? told : '')
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[\p{Cc}\p{Surrogate}]/gu, '')
    .trim();
  return [...name].slice(0, MAX_NAME).join('') || 'picture';
}

type MediaRoutes = 'media' | 'addPicture' | 'changePicture' | 'cropPicture' | 'removePicture';

/** Routes of the media library. */
export function mediaHandlers({ db, clock, storage, quotaBytes }: Deps): Handlers<MediaRoutes, Merchant> {
  const inTurn = oneByOne();

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

  interface Kept extends Pick<MediaWords, 'name' | 'alt'> {
    readonly by: By & { readonly id: number };
    readonly action: 'picture.added' | 'picture.cropped';
  }

  /** Keeps the files, then says that they are there: what the library names can be shown. */
  async function keep({ merchantCode }: Merchant, made: MadePicture, { name, alt, by, action }: Kept): Promise<void> {
    const { id, kind, width, height, crop } = made;
    const own = new Map(made.files.map((file) => [file.name, file]));
    const bytes = [...own.values()].reduce((sum, { content }) => sum + content.length, 0);
    const files = made.files.map(({ content, ...file }) => ({ ...file, bytes: content.length }));
    await requireRoom(db, merchantCode, bytes);
    const picture = { merchantCode, id, name, alt, kind, width, height, bytes, files, crop, createdAt: clock() };
    try {
      for (const file of own.values()) await storage.put(mediaKey(merchantCode, id, file.name), file.type, file.content);
      await db.transaction(async (queries) => {
        await requireRoom(queries, merchantCode, bytes);
        await addPicture(queries, picture, by.id);
        await addAuditEntry(queries, { by, merchantCode, action, detail: { id, name, bytes }, at: picture.createdAt });
      });
    } catch (error) {
      await storage.remove(keysOf(picture)).catch(() => undefined); // the first error is the one to tell
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
      inTurn(async () => {
        await requireRoom(db, merchant.merchantCode, 0);
        const made = await makePicture(Buffer.from(body.buffer, body.byteOffset, body.length));
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
      inTurn(async () => {
        const picture = await found(db, merchant, id);
        if (picture.kind === 'drawing') throw new HttpProblem('picture.notCut');
        const made = await cutPicture(id, await sourceOf(picture), body satisfies MediaCrop);
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
      await storage.remove(keysOf(picture));
    },
  };
}
