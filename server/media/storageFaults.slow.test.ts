import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MediaView, PictureView } from '#schemas/edges/api/media.schema.ts';
import { mediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { createLog } from '../http/log/createLog.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { readS3Url } from './readS3Url.ts';
import { storeInS3 } from './storeInS3.ts';
import { BUCKET_KEY, type Fault, type TestBucket, startBucket } from './testing/startBucket.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOST = 'aurora.localhost:3000';
const library = (code = 'aurora') => `/merchants/${code}/media`;
/** A bucket that says nothing for so long has failed. */
const SILENT_MS = 2_000;

let bucket: TestBucket;
let server: TestServer;
let admin: SignedIn;
let logged = '';

beforeAll(async () => {
  bucket = await startBucket();
  const address = readS3Url(bucket.url);
  if (address === undefined) throw new Error('no address of a bucket');
  server = await startTestServer([testBrand('aurora'), testBrand('lotus')], undefined, {
    media: storeInS3(address, { connectMs: 60_000, silentMs: SILENT_MS, requestMs: 60_000 }),
    log: createLog('info', { write: (line) => (logged += line) }),
  });
  admin = await server.signIn('admin');
  await upload('#000'); // starts the process for pictures
});
afterEach(() => {
  bucket.setFault();
  logged = '';
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const pictureOf = (colour: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();
const upload = async (colour: string, code?: string) => admin.api('POST', library(code), await pictureOf(colour));
const names = async (): Promise<string[]> => ((await admin.api('GET', library())).json as MediaView).pictures.map(({ id }) => id);

/** What a bucket of S3 says that takes a signature for wrong: it repeats the request. */
const mismatch = (key: string, signature: string): string =>
  `<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>The signature ${signature} does not match</Message>
  <AWSAccessKeyId>${BUCKET_KEY}</AWSAccessKeyId><StringToSign>AWS4-HMAC-SHA256 ${key}</StringToSign></Error>`;
const answerWith =
  (status: number, body = '<Error><Code>Nothing</Code></Error>'): Fault =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': 'application/xml' }).end(body);
    return true;
  };

describe('a bucket that', () => {
  it.each<[string, Fault, string]>([
    ['closes every connection', (req) => (req.socket.destroy(), true), 'pictures.unreachable'],
    ['accepts and says nothing', () => true, 'pictures.unreachable'],
    ['fails', answerWith(500), 'pictures.unreachable'],
    ['is somewhere else', answerWith(301), 'pictures.refused'],
    ['knows no such key', answerWith(403, '<Error><Code>InvalidAccessKeyId</Code></Error>'), 'pictures.refused'],
    ['is not there', answerWith(404, '<Error><Code>NoSuchBucket</Code></Error>'), 'pictures.refused'],
    ['has no room left', answerWith(507), 'pictures.full'],
    ['has used up its quota', answerWith(403, '<Error><Code>QuotaExceeded</Code></Error>'), 'pictures.full'],
  ])('%s: uploads are refused in a sentence, pictures answer 503, and nothing is added', async (name, fault, code) => {
    const { id } = (await upload('#f00')).json as PictureView;
    const before = await names();
    bucket.setFault(fault);
    const answer = await upload(`#0${String(name.length).padStart(2, '0')}`);
    expect(answer).toMatchObject({ status: 503, json: { code } });
    expect(answer.headers['retry-after']).toBe('10');
    // Of a size that no test has asked for, so that it is not in memory.
    const size = mediaAddress({ merchantCode: 'aurora', picture: id, size: 'share' });
    if (code === 'pictures.unreachable') expect((await server.ask(HOST, size)).status).toBe(503);
    bucket.setFault();
    expect(await names()).toEqual(before);
    expect((await server.ask(HOST, size)).status).toBe(200);
    await admin.api('DELETE', `${library()}/${id}`);
  });

  it('refuses the fifth file of a picture is left without any of it', async () => {
    const before = [...bucket.files.keys()];
    let puts = 0;
    bucket.setFault((req, res, key) => (req.method === 'PUT' && ++puts >= 5 ? answerWith(403)(req, res, key) : false));
    expect((await upload('#123')).status).toBe(503);
    expect([...bucket.files.keys()]).toEqual(before);
    expect(puts).toBeGreaterThanOrEqual(5);
  });

  it('repeats what was asked of it puts neither key nor signature nor its own words into the log', async () => {
    let signature = '';
    bucket.setFault((req, res, key) => {
      signature = /Signature=(\w+)/.exec(req.headers.authorization ?? '')?.[1] ?? '';
      return answerWith(403, mismatch(key, signature))(req, res, key);
    });
    expect((await upload('#456')).json).toMatchObject({ code: 'pictures.refused' });
    expect(signature).toMatch(/^\w{32,}$/);
    expect(logged).toContain('SignatureDoesNotMatch');
    for (const secret of [BUCKET_KEY, 'very-secret', signature, 'AWS4-HMAC', 'does not match'])
      expect(logged).not.toContain(secret);
  });

  it('holds the files of one merchant holds those of no other', async () => {
    let held = () => undefined as void;
    const isHeld = new Promise<void>((resolve) => (held = resolve));
    const answers: (() => void)[] = [];
    bucket.setFault((_req, res, key) => {
      if (!key.startsWith('aurora/')) return false;
      held();
      answers.push(() => res.writeHead(500).end());
      return true;
    });
    const slow = upload('#789');
    await isHeld;
    expect((await upload('#789', 'lotus')).status).toBe(201);
    bucket.setFault(answerWith(500));
    answers.forEach((end) => end());
    expect((await slow).status).toBe(503);
  });

  it('cannot remove files loses the picture all the same', async () => {
    const { id } = (await upload('#abc')).json as PictureView;
    bucket.setFault(answerWith(500));
    expect((await admin.api('DELETE', `${library()}/${id}`)).status).toBe(204);
    bucket.setFault();
    expect(await names()).not.toContain(id);
    expect(logged).toContain('files of a picture could not be removed');
  });
});
