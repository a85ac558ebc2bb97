import type { Database } from '../store/database/Database.ts';
import type { MediaStorage } from './MediaStorage.ts';
import type { S3Bucket } from './readS3Url.ts';
import { storeInDatabase } from './storeInDatabase.ts';

/** Where pictures are kept: in the bucket, whose code is loaded only then, or in the database. */
export async function openMediaStorage(db: Database, bucket: S3Bucket | undefined): Promise<MediaStorage> {
  if (bucket === undefined) return storeInDatabase(db);
  const { storeInS3 } = await import('./storeInS3.ts');
  return storeInS3(bucket);
}
