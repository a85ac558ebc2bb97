import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import type { Database } from '../store/database/Database.ts';
import type { MediaStorage } from './MediaStorage.ts';
import { openMediaStorage } from './openMediaStorage.ts';
import { readS3Url } from './readS3Url.ts';

let db: Database;
let s3: S3rver;
let folder: string;
let port: number;
beforeAll(async () => {
  db = await openMemoryDatabase();
  folder = await mkdtemp(join(tmpdir(), 'livery-s3-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  ({ port } = await s3.run());
});
afterAll(async () => {
  await s3.close();
  await db.close();
  await rm(folder, { recursive: true });
});

const inBucket = (credentials = 'S3RVER:S3RVER@', bucket = 'pictures') =>
  openMediaStorage(db, readS3Url(`http://${credentials}127.0.0.1:${port}/${bucket}`));

describe.each<[string, () => Promise<MediaStorage>]>([
  ['the database', () => openMediaStorage(db, undefined)],
  ['a bucket of an S3 server', () => inBucket()],
])('%s', (_name, open) => {
  it('keeps files as they are, gives them, and removes them', async () => {
    const storage = await open();
    const content = Buffer.from([0, 255, 10, 13, 0, 128]);
    await storage.put('aurora/one/logo.avif', 'image/avif', content);
    await storage.put('aurora/two/logo.avif', 'image/avif', Buffer.from('two'));
    await storage.put('aurora/one/logo.avif', 'image/avif', content); // the same again
    expect(await storage.get('aurora/one/logo.avif')).toEqual(content);
    await storage.remove(['aurora/one/logo.avif', 'aurora/one/none.avif']);
    expect(await storage.get('aurora/one/logo.avif')).toBeUndefined();
    expect(await storage.get('aurora/two/logo.avif')).toEqual(Buffer.from('two'));
  });
});

it('a bucket that refuses says so', async () => {
  const content = Buffer.from('x');
  const refused = { name: 'StorageUnavailable', reason: 'refused' };
  await expect((await inBucket('wrong:wrong@')).put('a/b/c', 'image/png', content)).rejects.toMatchObject(refused);
  await expect((await inBucket(undefined, 'nowhere')).get('a/b/c')).rejects.toMatchObject(refused);
});

describe('the address of a bucket', () => {
  it.each([
    [
      'https://key:se%2Fcret@s3.eu-west-1.amazonaws.com/pictures?region=eu-west-1',
      {
        endpoint: 'https://s3.eu-west-1.amazonaws.com',
        region: 'eu-west-1',
        bucket: 'pictures',
        credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
      },
    ],
    [
      'http://minio:9000/my-bucket/',
      { endpoint: 'http://minio:9000', region: 'us-east-1', bucket: 'my-bucket', credentials: undefined },
    ],
  ])('%s is read', (text, bucket) => {
    expect(readS3Url(text)).toEqual(bucket);
  });

  it.each([
    '',
    's3://pictures',
    'https://s3.example',
    'https://s3.example/Not_A_Bucket',
    'https://key@s3.example/pictures',
    'ftp://s3.example/pictures',
    'https://s3.example/a/b',
  ])('%j is none', (text) => {
    expect(readS3Url(text)).toBeUndefined();
  });
});
