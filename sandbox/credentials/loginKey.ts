import { type JWK, calculateJwkThumbprint, compactDecrypt, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { LoginKeyAnswer } from '#schemas/declare/platform/session.schema.ts';
import type { Database } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';

const NAME = 'login';
const ALGORITHM = 'RSA-OAEP-256';
const CONTENT = 'A256GCM';

type StoredKey = { privateJwk: JWK };

const findKey = (db: Database) =>
  db.query<StoredKey>('select private_jwk as "privateJwk" from login_keys where name = $1', [NAME]);

/** The key pair that login bodies are encrypted with: made once, kept in the database, the same on every node. */
async function storedKey(db: Database): Promise<JWK> {
  const [existing] = await findKey(db);
  if (existing) return existing.privateJwk;
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  // If two nodes start at once, the first key stays.
  await db.query('insert into login_keys (name, private_jwk) values ($1, $2) on conflict do nothing', [
    NAME,
    JSON.stringify(jwk),
  ]);
  const [stored] = await findKey(db);
  return stored?.privateJwk ?? jwk;
}

interface LoginKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>;
}

async function loadKey(db: Database): Promise<LoginKey> {
  const jwk = await storedKey(db);
  const { kty, n, e } = jwk;
  if (kty !== 'RSA' || n === undefined || e === undefined)
    throw new Error('The stored login key is no RSA key. Delete its row in login_keys.');
  const publicJwk: JWK = { kty, n, e, alg: ALGORITHM, use: 'enc' };
  return { kid: await calculateJwkThumbprint(publicJwk), publicJwk, privateKey: await importJWK(jwk, ALGORITHM) };
}

/** Publishes the public key and decrypts what was encrypted with it. */
export function createLoginKey(db: Database) {
  let loading: Promise<LoginKey> | undefined;
  const key = (): Promise<LoginKey> => {
    loading ??= loadKey(db).catch((error: unknown) => {
      loading = undefined; // the next login tries again
      throw error;
    });
    return loading;
  };

  return {
    async answer(now: Date): Promise<LoginKeyAnswer> {
      const { kid, publicJwk } = await key();
      return { kid, jwk: { ...publicJwk }, serverTimeMs: now.getTime() };
    },
    /** The text inside a compact JWE. Refuses whatever was not encrypted for this key in the one agreed way. */
    async decrypt(jwe: string): Promise<string> {
      const { privateKey } = await key();
      try {
        const { plaintext } = await compactDecrypt(jwe, privateKey, {
          keyManagementAlgorithms: [ALGORITHM],
          contentEncryptionAlgorithms: [CONTENT],
          maxDecompressedLength: 0, // no client of ours compresses, and a small body could become a large one
        });
        return new TextDecoder().decode(plaintext);
      } catch {
        throw refuse('login.undecryptable'); // what exactly was wrong would only help an attacker
      }
    },
  };
}

export type LoginKeyRing = ReturnType<typeof createLoginKey>;
