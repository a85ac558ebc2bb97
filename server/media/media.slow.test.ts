import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MediaView, PictureView } from '#schemas/edges/api/media.schema.ts';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { mediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { type MediaSizeName, mediaSizeNames, mediaSizes } from '#schemas/base/media/mediaSizes.ts';
import type { Asked } from '../testing/ask.ts';
import { OPERATOR_HOST, type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { createLog } from '../http/log/createLog.ts';
import { findPostgres, startTemporaryPostgres } from '../store/testing/temporaryPostgres.ts';
import { openDatabase } from '../store/engine/openDatabase.ts';
import { PICTURE_POLICY } from '../http/headers/pictureHeaders.ts';
import { removeUnused } from './startMediaCleanup.ts';
import { storeInDatabase } from './storeInDatabase.ts';

const CODE = 'aurora';
const LIBRARY = `/merchants/${CODE}/media`;
const HOST = `${CODE}.localhost:3000`;
const DAY_MS = 24 * 60 * 60 * 1000;
const log = createLog('silent');

let server: TestServer;
let editor: SignedIn;

// On a busy machine a process for pictures takes longer to start than a test usually may.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

beforeAll(async () => {
  server = await startTestServer([testBrand(CODE), testBrand('lotus')]);
  editor = await server.signIn('editor');
});
afterAll(() => server.close());

interface Drawn {
  readonly width?: number;
  readonly height?: number;
  readonly alpha?: number;
  /** Makes two pictures of one size differ. */
  readonly shade?: number;
}

/** A photo whose left half is red and whose right half is blue. */
const photo = ({ width = 800, height = 400, alpha = 1, shade = 0 }: Drawn = {}) =>
  sharp({ create: { width, height, channels: 4, background: { r: 255, g: shade, b: 0, alpha } } }).composite([
    {
      input: { create: { width: width >> 1, height, channels: 4, background: { r: 0, g: shade, b: 255, alpha } } },
      left: width - (width >> 1),
      top: 0,
    },
  ]);
const png = (drawn?: Drawn) => photo(drawn).png().toBuffer();
const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${inner}</svg>`);

const upload = (file: Buffer, name = '', by = editor, code = CODE) =>
  by.api('POST', `/merchants/${code}/media?name=${encodeURIComponent(name)}`, file);
const add = async (file: Buffer, name?: string) => (await upload(file, name)).json as PictureView;
const library = async () => (await editor.api('GET', LIBRARY)).json as MediaView;
const addressOf = (picture: string, size: MediaSizeName) => mediaAddress({ merchantCode: CODE, picture, size });
const load = (picture: string, size: MediaSizeName, asked?: Asked) => server.ask(HOST, addressOf(picture, size), asked);
const newest = { headers: { accept: 'image/avif,image/webp,image/*' } };

async function save(parameters: Parameters<typeof testBrand>[1]) {
  const { draft } = (await editor.api('GET', `/merchants/${CODE}`)).json as MerchantView;
  return editor.api('PUT', `/merchants/${CODE}/draft`, testBrand(CODE, parameters), { 'if-match': `"${draft.revision}"` });
}

describe('a picture', () => {
  it('is kept in every size, in the formats of the size, and served for a year', async () => {
    const answer = await upload(await png(), 'Beach bar.final.png');
    expect(answer.status).toBe(201);
    const picture = answer.json as PictureView;
    expect(picture).toMatchObject({
      name: 'Beach bar.final',
      alt: '',
      kind: 'photo',
      width: 800,
      height: 400,
      by: 'editor',
      uses: [],
    });
    expect(picture.sizes.map(({ size }) => size)).toEqual(mediaSizeNames);
    for (const size of mediaSizeNames) {
      const plain = await load(picture.id, size);
      const { format, width, height } = await sharp(plain.bytes).metadata();
      const wanted = mediaSizes[size];
      expect([size, format]).toEqual([size, wanted.format === 'png' ? 'png' : 'jpeg']);
      expect([size, width <= wanted.width, height <= wanted.height]).toEqual([size, true, true]);
      if (wanted.fit === 'cover') expect([size, width, height]).toEqual([size, wanted.width, wanted.height]);
    }
    const best = await load(picture.id, 'background', newest);
    expect(best.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Accept, Accept-Encoding',
    });
    expect((await load(picture.id, 'background', { headers: { accept: 'image/webp' } })).headers['content-type']).toBe(
      'image/webp',
    );
    expect(picture.sizes.find(({ size }) => size === 'background')?.bytes).toBe(best.bytes.length);
  });

  it('is one picture however often it comes, and is named and described', async () => {
    const file = await png({ shade: 10 });
    const first = await add(file, 'one');
    expect(await add(file, 'two')).toEqual(first);
    const changed = await editor.api('PUT', `${LIBRARY}/${first.id}`, { name: 'Logo', alt: 'A red and a blue half' });
    expect(changed.json).toMatchObject({ name: 'Logo', alt: 'A red and a blue half' });
    expect((await library()).pictures.filter(({ id }) => id === first.id)).toMatchObject([{ name: 'Logo' }]);
  });

  it('keeps transparency, except where a system would draw black', async () => {
    const { id } = await add(await png({ alpha: 0.4, shade: 20 }));
    const opaque = async (size: MediaSizeName) => (await sharp((await load(id, size)).bytes).stats()).isOpaque;
    expect(await opaque('logo')).toBe(false);
    expect(await opaque('appIcon')).toBe(false);
    expect(await opaque('appleIcon')).toBe(true);
    expect(await opaque('maskableIcon')).toBe(true);
    expect(await opaque('share')).toBe(true);
  });

  it('loses what the camera notes, and is as it was held', async () => {
    const noted = await photo({ shade: 30 })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const picture = await add(noted);
    expect([picture.width, picture.height]).toEqual([400, 800]);
    for (const size of mediaSizeNames) {
      const { exif, orientation } = await sharp((await load(picture.id, size)).bytes).metadata();
      expect([size, exif, orientation]).toEqual([size, undefined, undefined]);
    }
  });

  it('is cut: a new picture of the part, with its focal point in view', async () => {
    const original = await add(await png({ shade: 40 }), 'Halves');
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    const cut = async (body: unknown) => editor.api('POST', `${LIBRARY}/${original.id}/crops`, body);
    const right = await cut({ crop: { ...whole, x: 0.5, width: 0.5 }, focus: { x: 0.5, y: 0.5 } });
    expect(right.status).toBe(201);
    expect(right.json).toMatchObject({ name: 'Halves', width: 400, height: 400 });
    const focused = (await cut({ crop: whole, focus: { x: 1, y: 0.5 } })).json as PictureView;
    const blueOf = async (id: string) => (await sharp((await load(id, 'appIcon')).bytes).stats()).channels[2]?.mean ?? 0;
    expect(await blueOf(original.id)).toBeCloseTo(127, -1);
    expect(await blueOf((right.json as PictureView).id)).toBeGreaterThan(240);
    expect(await blueOf(focused.id)).toBeGreaterThan(240);
    expect((await cut({ crop: { ...whole, width: 0 }, focus: { x: 0, y: 0 } })).json).toMatchObject({ code: 'body.invalid' });
    expect(
      (await editor.api('POST', `${LIBRARY}/${'x'.repeat(22)}/crops`, { crop: whole, focus: { x: 0, y: 0 } })).json,
    ).toMatchObject({ code: 'picture.unknown' });
  });

  it.each([
    ['16 bits and a profile', 'srgb', 'rgb16'],
    ['16 bits and a wide gamut', 'p3', 'rgb16'],
    ['8 bits and a wide gamut', 'p3', 'srgb'],
  ] as const)('with %s keeps its colours', async (_name, profile, space) => {
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 255, g: 0, b: 0 } } });
    const { id } = await add(await red.toColourspace(space).withIccProfile(profile).png().toBuffer());
    const { channels } = await sharp((await load(id, 'appIcon')).bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 4))).toEqual([64, 0, 0]);
  });

  it('that moves says that it is shown by its first frame', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: 100 })
      .toBuffer();
    const picture = await add(moving);
    expect(picture.changes).toEqual(['frames']);
    const { channels } = await sharp((await load(picture.id, 'appIcon')).bytes).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
  });

  it('tells how light what is seen of it is, where its ground shines through', async () => {
    const dark = await add(svg('<circle cx="12" cy="12" r="9" fill="#300000"/>'));
    expect(dark.tones?.slice(0, 4).reduce((sum, part) => sum + part, 0)).toBeGreaterThan(0.95);
    const half = await add(await png({ alpha: 0.5, shade: 21 }));
    expect(half.tones).toHaveLength(10);
    expect((await add(await png({ shade: 22 }))).tones).toBeNull();
  });

  it('that is drawn says what was left out of it, and shows no black where a class has an escaped name', async () => {
    const file = svg(
      '<style>.\\30 2d{fill:#ff0000}@font-face{font-family:x;src:url(x)}</style><rect class="02d" width="24" height="24"/>',
    );
    const picture = await add(file);
    expect(picture.changes).toEqual(['fonts']);
    const { channels } = await sharp((await load(picture.id, 'tabIcon')).bytes).stats();
    expect(channels.slice(0, 3).map(({ mean }) => Math.round(mean))).toEqual([255, 0, 0]);
  });

  it('that is drawn stays a drawing, and is an icon of sharp pixels', async () => {
    const picture = await add(svg('<circle cx="12" cy="12" r="12" fill="#c00"/>'), 'dot.svg');
    expect(picture).toMatchObject({ kind: 'drawing', width: 24, height: 24 });
    const drawing = await load(picture.id, 'logo', newest);
    // An SVG opened as a page may use its inline styles, but run no script and load nothing (server/http/headers/pictureHeaders.ts).
    expect(drawing.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': PICTURE_POLICY,
    });
    expect(drawing.text).toContain('<circle cx="12"');
    const icon = sharp((await load(picture.id, 'appIcon')).bytes);
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
    expect(
      await editor.api('POST', `${LIBRARY}/${picture.id}/crops`, {
        crop: { x: 0, y: 0, width: 1, height: 1 },
        focus: { x: 0, y: 0 },
      }),
    ).toMatchObject({
      json: { code: 'picture.notCut' },
    });
  });
});

describe('a logo that is hardly seen', () => {
  it('is a warning when it is published, and none with a reason', async () => {
    const { id } = await add(svg('<circle cx="12" cy="12" r="9" fill="#300000"/>'), 'dark');
    const publisher = await server.signIn('publisher', 'aurora');
    const release = testBrand(CODE);
    const theme = { logo: addressOf(id, 'logo'), logoLight: addressOf(id, 'logo') };
    const { draft } = (await editor.api('GET', `/merchants/${CODE}`)).json as MerchantView;
    const saved = await editor.api(
      'PUT',
      `/merchants/${CODE}/draft`,
      { ...release, template: { ...release.template, theme } },
      { 'if-match': `"${draft.revision}"` },
    );
    const publish = (body: object) =>
      publisher.api('POST', `/merchants/${CODE}/releases`, body, {
        'if-match': `"${(saved.json as { revision: number }).revision}"`,
      });
    expect((await publish({})).json).toMatchObject({
      code: 'release.unwaived',
      problems: [{ code: 'logo.onDark', pointer: '/template/theme/logo', params: { percent: 0 } }],
    });
    const waived = [{ code: 'logo.onDark', pointer: '/template/theme/logo', reason: 'It is a dark night.' }];
    expect((await publish({ waived })).status).toBe(201);
  });
});

describe('a library', () => {
  it('tells where its pictures are used, and removes none that is', async () => {
    const icon = await add(await png({ shade: 50 }), 'Icon');
    await save({ image_app_icon: addressOf(icon.id, 'appIcon') });
    const usesOf = async () => (await library()).pictures.find(({ id }) => id === icon.id)?.uses;
    expect(await usesOf()).toEqual(['draft']);
    const publisher = await server.signIn('publisher');
    const publish = async () => {
      const { draft } = (await publisher.api('GET', `/merchants/${CODE}`)).json as MerchantView;
      const released = await publisher.api('POST', `/merchants/${CODE}/releases`, {}, { 'if-match': `"${draft.revision}"` });
      expect(released.status).toBe(201);
    };
    await publish();
    expect(await usesOf()).toEqual(['live', 'earlier']);
    const page = (await server.ask(HOST, '/m/home')).text;
    expect(page).toContain(`<link rel="apple-touch-icon" href="${addressOf(icon.id, 'appleIcon')}">`);
    const { icons } = JSON.parse((await server.ask(HOST, '/site/app.webmanifest')).text) as { icons: unknown[] };
    expect(icons).toContainEqual({ src: addressOf(icon.id, 'maskableIcon'), sizes: '512x512', purpose: 'maskable' });
    await save({});
    await publish();
    expect(await usesOf()).toEqual(['earlier']);
    const refused = await editor.api('DELETE', `${LIBRARY}/${icon.id}`);
    expect(refused).toMatchObject({ status: 409, json: { code: 'picture.used', detail: { uses: ['earlier'] } } });
  });

  it('removes none that a plan names', async () => {
    const icon = await add(await png({ shade: 51 }), 'Icon');
    await save({ image_app_icon: addressOf(icon.id, 'appIcon') });
    const publisher = await server.signIn('publisher');
    const { draft } = (await publisher.api('GET', `/merchants/${CODE}`)).json as MerchantView;
    const dueAt = new Date(server.now().getTime() + DAY_MS).toISOString();
    const planned = await publisher.api('POST', `/merchants/${CODE}/plans`, { dueAt }, { 'if-match': `"${draft.revision}"` });
    expect(planned.status).toBe(201);
    await save({});
    const refused = await editor.api('DELETE', `${LIBRARY}/${icon.id}`);
    expect(refused).toMatchObject({ status: 409, json: { code: 'picture.used', detail: { uses: ['planned'] } } });
    const { id } = planned.json as { id: number };
    expect((await publisher.api('DELETE', `/merchants/${CODE}/plans/${id}`)).status).toBe(204);
  });

  it('removes none that another merchant’s draft or release names, as a copy of a release does', async () => {
    const icon = await add(await png({ shade: 52 }), 'Icon');
    const admin = await server.signIn('admin');
    const saveThere = async (parameters: object) => {
      const { draft } = (await admin.api('GET', '/merchants/lotus')).json as MerchantView;
      const saved = await admin.api('PUT', '/merchants/lotus/draft', testBrand('lotus', parameters), {
        'if-match': `"${draft.revision}"`,
      });
      return { 'if-match': saved.headers.etag ?? '' };
    };
    const remove = () => editor.api('DELETE', `${LIBRARY}/${icon.id}`);
    const refused = { status: 409, json: { code: 'picture.used', detail: { uses: [] } } };
    const seen = await saveThere({ image_app_icon: addressOf(icon.id, 'appIcon') });
    expect(await remove()).toMatchObject(refused);
    expect((await admin.api('POST', '/merchants/lotus/releases', {}, seen)).status).toBe(201);
    await saveThere({});
    expect(await remove()).toMatchObject(refused);
  });

  it('removes what nothing uses: at once by hand, by itself after some days, and never what a release names', async () => {
    const [byHand, byItself, again] = [
      await add(await png({ shade: 60 })),
      await add(await png({ shade: 61 })),
      await add(await png({ shade: 62 })),
    ];
    expect((await load(byHand.id, 'logo')).status).toBe(200); // it is in memory now
    expect((await editor.api('DELETE', `${LIBRARY}/${byHand.id}`)).status).toBe(204);
    expect((await load(byHand.id, 'logo')).status).toBe(404);
    const care = () => removeUnused({ db: server.db, clock: server.now, log, storage: storeInDatabase(server.db), keepDays: 30 });
    const used = (await library()).pictures.filter(({ uses }) => uses.length > 0).map(({ id }) => id);
    expect(used).not.toEqual([]);
    await care();
    server.wait(20 * DAY_MS);
    editor = await server.signIn('admin');
    await save({ image_loading: addressOf(again.id, 'tile') });
    await care();
    await save({});
    server.wait(11 * DAY_MS);
    editor = await server.signIn('editor', CODE);
    await care();
    const left = (await library()).pictures.map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining([...used, again.id]));
    expect(left).not.toContain(byItself.id);
    const files = await server.db.query<{ key: string }>('select key from media_files where key like $1', [`%${byItself.id}%`]);
    expect(files).toEqual([]);
  });

  it('loses a picture on every node at once, of which no size is shown from memory any more', async () => {
    const other = await startTestServer([testBrand(CODE)], async () => ({ ...server.db, close: async () => undefined }));
    try {
      const { id } = await add(await png({ shade: 63 }));
      const path = addressOf(id, 'logo');
      expect((await other.ask(HOST, path)).status).toBe(200);
      expect((await editor.api('DELETE', `${LIBRARY}/${id}`)).status).toBe(204);
      await vi.waitFor(async () => expect((await other.ask(HOST, path)).status).toBe(404), { timeout: 60_000 });
    } finally {
      await other.close();
    }
  });

  it('is for operators of its merchant: viewers look, editors change', async () => {
    const [viewer, stranger] = [await server.signIn('viewer'), await server.signIn('editor', 'lotus')];
    expect((await viewer.api('GET', LIBRARY)).status).toBe(200);
    expect((await upload(await png(), '', viewer)).json).toMatchObject({ code: 'role.tooLow' });
    expect((await stranger.api('GET', LIBRARY)).json).toMatchObject({ code: 'merchant.unknown' });
    expect((await upload(await png(), '', stranger)).json).toMatchObject({ code: 'merchant.unknown' });
    const nobody = await server.ask(OPERATOR_HOST, `/preview/api${LIBRARY}`, { method: 'POST', body: await png() });
    expect(nobody.status).toBe(401);
  });

  it('holds no more than its quota, and leaves no files of what it refuses', async () => {
    const stranger = await server.signIn('admin', 'lotus');
    const noisy = async () =>
      sharp({
        create: { width: 700, height: 700, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
      })
        .jpeg()
        .toBuffer();
    const answers: Awaited<ReturnType<typeof upload>>[] = [];
    while (answers.length < 6 && !answers.some(({ status }) => status === 409))
      answers.push(await upload(await noisy(), '', stranger, 'lotus'));
    expect(answers.at(-1)).toMatchObject({ status: 409, json: { code: 'picture.full', detail: { quotaBytes: 1_000_000 } } });
    const { usedBytes } = (await stranger.api('GET', '/merchants/lotus/media')).json as MediaView;
    const [kept] = await server.db.query<{ bytes: number }>(
      "select coalesce(sum(length(content)), 0)::bigint as bytes from media_files where key like 'lotus/%'",
    );
    expect(kept?.bytes).toBe(usedBytes);
  });
});

/** Each group repeats the one before it ten times. */
const useBomb = (levels: number): string =>
  Array.from({ length: levels }, (_, level) =>
    level === 0 ? '<g id="g0"><path d="M0 0h1v1z"/></g>' : `<g id="g${level}">${`<use href="#g${level - 1}"/>`.repeat(10)}</g>`,
  ).join('');

const entityBomb = () => {
  const entities = Array.from({ length: 12 }, (_, level) =>
    level === 0 ? '<!ENTITY e0 "aaaaaaaaaa">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
  );
  return Buffer.from(`<!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&e11;</text></svg>`);
};

/** Noise, blurred and grown, so many times. */
const filters = (count: number): string => {
  const one =
    '<feTurbulence numOctaves="200" baseFrequency=".05"/><feGaussianBlur stdDeviation="900"/><feMorphology radius="500"/>';
  return `<filter id="f" width="9" height="9">${one.repeat(count)}</filter><rect width="24" height="24" filter="url(#f)"/>`;
};

describe('an upload', () => {
  const bomb = async () => {
    // A PNG that says it is 60,000 pixels wide and high.
    const bytes = await png();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    return bytes;
  };
  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['nothing', () => Buffer.alloc(0), 415, 'picture.type'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'picture.type'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, 'picture.type'],
    ['a GIF with a script behind it', () => Buffer.from('GIF89a/*<svg/onload=alert(1)>*/=1'), 415, 'picture.type'],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
      415,
      'picture.type',
    ],
    ['the beginning of a PNG only', async () => (await png({ shade: 70 })).subarray(0, 60), 422, 'picture.unreadable'],
    [
      'a PNG signature and a page',
      () => Buffer.from('\x89PNG\r\n\x1A\n<html><script>alert(1)</script>', 'latin1'),
      422,
      'picture.unreadable',
    ],
    [
      'a JPEG signature and noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]),
      422,
      'picture.unreadable',
    ],
    ['a picture of more pixels than fit', bomb, 422, 'picture.pixels'],
    ['an SVG that is a page', () => Buffer.from('<svg-page><script>alert(1)</script>'), 415, 'picture.type'],
    ['an SVG of too many parts', () => svg('<path d="M0 0h1"/>'.repeat(6000)), 422, 'picture.parts'],
    ['an SVG that is too long', () => svg(`<path d="${'M0 0h1 '.repeat(50_000)}"/>`), 422, 'picture.parts'],
    ['an SVG of groups within groups', () => svg(`${'<g>'.repeat(4900)}${'</g>'.repeat(4900)}`), 422, 'picture.parts'],
    ['an SVG that repeats itself without end', () => svg(useBomb(9)), 422, 'picture.parts'],
    ['an SVG of entities within entities', entityBomb, 422, 'picture.parts'],
    ['an SVG of filters that take minutes', () => svg(filters(30)), 422, 'picture.costly'],
    ['an SVG that breaks off', () => svg('<path d="M0 0h1"/>').subarray(0, -8), 422, 'picture.drawing'],
    ['an SVG of no size at all', () => svg('').subarray(0, 30), 422, 'picture.drawing'],
    ['more than is read', () => Buffer.alloc(10 * 1024 * 1024 + 1), 413, 'body.tooLarge'],
  ])('of %s is refused', async (_name, file, status, code) => {
    const answer = await upload(await file());
    expect(answer).toMatchObject({ status, json: { code } });
  });

  it('is what its content says, whatever its type and name say', async () => {
    const answer = await editor.api(
      'POST',
      `${LIBRARY}?name=${encodeURIComponent('../../etc/passwd\u0000.svg')}`,
      await png({ shade: 80 }),
      {
        'content-type': 'text/html',
      },
    );
    expect(answer.json).toMatchObject({ kind: 'photo', name: '../../etc/passwd' });
    const { headers } = await load((answer.json as PictureView).id, 'thumbnail');
    expect(headers['content-type']).toBe('image/jpeg');
  });

  it('that is compressed is refused before it is unpacked', async () => {
    const answer = await editor.api('POST', LIBRARY, await png(), { 'content-encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 415, json: { code: 'body.encoding' } });
  });

  it('of a polyglot leaves nothing of what follows the picture', async () => {
    const { id } = await add(Buffer.concat([await png({ shade: 90 }), Buffer.from('<script>alert("poly")</script>')]));
    for (const size of mediaSizeNames) expect((await load(id, size)).bytes.includes('alert("poly")')).toBe(false);
    const sources = await server.db.query<{ content: Uint8Array }>('select content from media_files where key like $1', [
      `%${id}/source%`,
    ]);
    expect(sources.map(({ content }) => Buffer.from(content).includes('alert("poly")'))).toEqual([false]);
  });
});

describe('an address', () => {
  it.each([
    '/media/aurora/xxxxxxxxxxxxxxxxxxxxxx/logo',
    '/media/aurora/../../etc/passwd',
    '/media/aurora/%2e%2e%2f%2e%2e/source',
    '/media/',
    '/media/aurora',
  ])('%s leads nowhere', async (path) => {
    expect((await server.ask(HOST, path)).status).toBe(404);
  });

  it('of a size that there is not, or of the source, leads nowhere', async () => {
    const { id } = await add(await png({ shade: 100 }));
    for (const size of ['source', 'huge', '__proto__', 'constructor'])
      expect([size, (await server.ask(HOST, `/media/${CODE}/${id}/${size}`)).status]).toEqual([size, 404]);
    expect((await load(id, 'logo', { method: 'HEAD' })).status).toBe(200);
    expect((await server.ask('lotus.localhost:3000', addressOf(id, 'logo'))).status).toBe(200);
  });
});

const bin = findPostgres();
describe.skipIf(bin === undefined)('on PostgreSQL', () => {
  it('pictures are added, used, cleared and removed in the same way', async () => {
    const postgres = await startTemporaryPostgres(bin ?? '');
    const other = await startTestServer([testBrand(CODE)], async () =>
      openDatabase({ databaseUrl: await postgres.createDatabase('media'), dataDir: '' }),
    );
    try {
      const admin = await other.signIn('admin');
      const picture = (await upload(await png(), 'One', admin)).json as PictureView;
      expect((await other.ask(HOST, addressOf(picture.id, 'logo'))).status).toBe(200);
      expect((await admin.api('GET', LIBRARY)).json).toMatchObject({
        pictures: [{ id: picture.id, uses: [] }],
        usedBytes: picture.bytes,
      });
      const care = () => removeUnused({ db: other.db, clock: other.now, log, storage: storeInDatabase(other.db), keepDays: 30 });
      await care();
      other.wait(31 * DAY_MS);
      await care();
      expect(await other.db.query('select key from media_files')).toEqual([]);
    } finally {
      await other.close();
      await postgres.remove();
    }
  });
});
