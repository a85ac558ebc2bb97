import type { Database } from '../store/database/Database.ts';
import type { MediaStorage } from './MediaStorage.ts';

/** Pictures in the database: in the data folder, or in PostgreSQL, where every node finds them and backups hold them. */
export const storeInDatabase = (db: Database): MediaStorage => ({
  async put(key, _contentType, content) {
    await db.query('insert into media_files (key, content) values ($1, $2) on conflict (key) do nothing', [key, content]);
  },
  async get(key) {
    const [found] = await db.query<{ content: Uint8Array }>('select content from media_files where key = $1', [key]);
    return found && Buffer.from(found.content);
  },
  async remove(keys) {
    await db.query('delete from media_files where key = any($1)', [keys]);
  },
});
