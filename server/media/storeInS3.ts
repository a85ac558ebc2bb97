import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { MediaStorage } from './MediaStorage.ts';
import type { S3Bucket } from './readS3Url.ts';

/** Pictures in a bucket of S3, or of a service that speaks its protocol. */
export function storeInS3({ endpoint, region, bucket, credentials }: S3Bucket): MediaStorage {
  const client = new S3Client({
    endpoint,
    region,
    // Without them the SDK finds its own, as on machines of AWS.
    ...(credentials ? { credentials } : {}),
    // Other services have no name of their own for each bucket, and do not know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put(key, contentType, content) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: content, ContentType: contentType }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
