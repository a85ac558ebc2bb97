import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { MediaStorage } from './MediaStorage.ts';
import type { S3Bucket } from './readS3Url.ts';
import { type StorageFault, StorageUnavailable } from '../errors/StorageUnavailable.ts';

/** How long a bucket may take, in milliseconds. */
interface Patience {
  readonly connectMs: number;
  /** A request may take as long as something of it arrives or leaves within this time. */
  readonly silentMs: number;
  /** A bucket that sends a byte now and then never ends. */
  readonly requestMs: number;
}

const PATIENCE: Patience = { connectMs: 5_000, silentMs: 10_000, requestMs: 120_000 };
/** A request that failed is made once more: after a pause of this process its time seems to be over. */
const ATTEMPTS = 2;
/** No file that is kept is longer. */
const MAX_BYTES = 20 * 1024 * 1024;

/** What services call a bucket or disk that takes no more. */
const FULL = /^(?:QuotaExceeded|StorageFull|XMinioStorageFull|InsufficientCapacity|InsufficientStorage|EntityTooLarge)$/;

interface Failure {
  readonly status: number | undefined;
  readonly code: string | undefined;
}

/** What of an error may be repeated. */
function failureOf(error: unknown): Failure {
  const { $metadata, name, code } = isObject(error) ? error : {};
  const status = isObject($metadata) ? $metadata['httpStatusCode'] : undefined;
  const isName = (value: unknown): value is string => typeof value === 'string' && /^\w{1,40}$/.test(value);
  return { status: typeof status === 'number' ? status : undefined, code: [code, name].find(isName) };
}

function faultOf({ status, code = '' }: Failure): StorageFault {
  if (status === 507 || FULL.test(code)) return 'full';
  // A redirect leads to the region that the bucket is in; without credentials no request is made at all.
  if ((status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429) || /Credentials/.test(code))
    return 'refused';
  return 'unreachable';
}

/** The bytes of an answer, whose length the bucket decides. */
async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) throw new StorageUnavailable('unreachable', { code: 'TooLong' });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Pictures in a bucket of S3, or of a service that speaks its protocol. Throws StorageUnavailable, whatever goes wrong. */
export function storeInS3(
  { endpoint, region, bucket, credentials }: S3Bucket,
  { connectMs, silentMs, requestMs }: Patience = PATIENCE,
): MediaStorage {
  const client = new S3Client({
    endpoint,
    region,
    // Without them the SDK finds its own, as on machines of AWS.
    ...(credentials ? { credentials } : {}),
    // Other services have no name of their own for each bucket, and do not know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silentMs },
  });

  /** Throws StorageUnavailable. */
  async function ask<T>(request: (options: { readonly abortSignal: AbortSignal }) => Promise<T>): Promise<T> {
    try {
      return await request({ abortSignal: AbortSignal.timeout(requestMs) });
    } catch (error) {
      if (error instanceof StorageUnavailable) throw error;
      const failure = failureOf(error);
      throw new StorageUnavailable(faultOf(failure), failure);
    }
  }

  return {
    async put(key, contentType, content) {
      const command = new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType });
      await ask((options) => client.send(command, options));
    },
    get: (key) =>
      ask(async (options) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), options);
          return Body && (await bytesOf(Body as AsyncIterable<Uint8Array>)); // a stream of Node's, as everywhere but in browsers
        } catch (error) {
          if (failureOf(error).code === 'NoSuchKey') return undefined;
          throw error;
        }
      }),
    async remove(keys) {
      for (const key of keys) await ask((options) => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), options));
    },
  };
}
