import { addAuditEntry } from '../store/repositories/audit.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database, Queries } from '../store/database/Database.ts';
import { type DatabaseConfig, openDatabase } from '../store/engine/openDatabase.ts';
import { type SecretBox, createSecretBox } from '../store/secrets/secretBox.ts';
import { anySealedSecret, findMarker, hasSecrets, removeSecrets, setMarker } from '../store/repositories/secretsMarker.ts';
import { StoreError } from '../store/database/StoreError.ts';
import { readSecretsKey } from './readSecretsKey.ts';

interface SecretsConfig extends DatabaseConfig {
  /** Instead of the key in a file of `dataDir`. */
  readonly secretsKey: Buffer | undefined;
}

const MARKER = 'the key is right';
/** The marker belongs to no operator. */
const NOBODY = 0;

function canOpen(secrets: SecretBox, sealed: string, owner: number): boolean {
  try {
    secrets.open(sealed, owner);
    return true;
  } catch {
    return false; // sealed with another key
  }
}

const markKey = (queries: Queries, secrets: SecretBox) => setMarker(queries, secrets.seal(MARKER, NOBODY));

/** Whether a key other than the marker's may be used: nothing is lost by it. */
async function isFree(queries: Queries, secrets: SecretBox, marker: string | undefined): Promise<boolean> {
  if (marker !== undefined) return !(await hasSecrets(queries));
  // Written before there was a marker.
  const secret = await anySealedSecret(queries);
  return secret === undefined || canOpen(secrets, secret.sealedSecret, secret.operatorId);
}

/**
 * Opens the box of secrets, with the key by which they were encrypted. With another one the server does not start: right codes would be
 * refused as wrong, and secrets of two keys would mix. As long as nothing was encrypted, any key will do.
 *
 * @throws StoreError
 */
export async function openSecrets(config: Omit<SecretsConfig, 'databaseUrl'>, db: Database): Promise<SecretBox> {
  const { key, source } = await readSecretsKey(config);
  const secrets = createSecretBox(key);
  await db.transaction(async (queries) => {
    const marker = await findMarker(queries);
    if (marker !== undefined && canOpen(secrets, marker, NOBODY)) return;
    if (!(await isFree(queries, secrets, marker)))
      throw new StoreError(
        `${source} is another key than the one by which the second factors of operators and the secrets of webhooks are encrypted in this database: put that key back, or, if it is lost, remove these codes and secrets by npm run forget-secrets.`,
      );
    await markKey(queries, secrets);
  });
  return secrets;
}

/**
 * Removes what only a lost key can read, so that the server starts with the present one.
 *
 * @returns How many operators must set their codes up again.
 */
export async function forgetSecrets(config: SecretsConfig, clock: Clock): Promise<number> {
  const { key } = await readSecretsKey(config);
  const db = await openDatabase(config);
  try {
    return await db.transaction(async (queries) => {
      const operators = await removeSecrets(queries);
      await markKey(queries, createSecretBox(key));
      const detail = { operators };
      await addAuditEntry(queries, { by: null, merchantCode: null, action: 'factor.forgotten', detail, at: clock() });
      return operators;
    });
  } finally {
    await db.close();
  }
}
