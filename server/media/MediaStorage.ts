/** Keeps the files of pictures, by keys like `lotus/<id>/logo.avif`. A key is written once: what it names never changes. */
export interface MediaStorage {
  put(key: string, contentType: string, content: Buffer): Promise<void>;
  /** Undefined for a key that is not kept. */
  get(key: string): Promise<Buffer | undefined>;
  remove(keys: readonly string[]): Promise<void>;
}
