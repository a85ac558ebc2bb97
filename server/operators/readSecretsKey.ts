import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

interface SecretsKey {
  readonly key: Buffer;
  /** Where it was read, for messages. */
  readonly source: string;
}

/**
 * The key that secrets in the database are encrypted with: the configured one, or that of `<dataDir>/secrets.key`, which is made at the first
 * start and readable by the owner of the process alone.
 */
export async function readSecretsKey({
  dataDir,
  secretsKey,
}: {
  readonly dataDir: string;
  readonly secretsKey: Buffer | undefined;
}): Promise<SecretsKey> {
  if (secretsKey) return { key: secretsKey, source: 'SECRETS_KEY' };
  const file = join(dataDir, 'secrets.key');
  await mkdir(dataDir, { recursive: true });
  // Never over a key that is there: what it encrypted would be lost.
  await writeFile(file, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  const key = Buffer.from((await readFile(file, 'utf8')).trim(), 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes in base64. Put the key back that was there.`);
  return { key, source: file };
}
