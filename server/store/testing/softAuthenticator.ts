import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** CBOR of what an authenticator sends: short texts, bytes, small integers and maps. */
function cbor(value: unknown): Buffer {
  const head = (major: number, length: number): Buffer => {
    const first = major << 5;
    if (length < 24) return Buffer.from([first | length]);
    return length < 256 ? Buffer.from([first | 24, length]) : Buffer.from([first | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...(value as ReadonlyMap<unknown, unknown>)]; // nothing else is encoded here
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, entry]) => [cbor(key), cbor(entry)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Site {
  readonly host: string;
  readonly origin: string;
  /** Whether the person unlocks the screen for it; only pressing a button is less. */
  readonly isVerified?: boolean;
}

/** A passkey of one site, as a browser and its authenticator would make and use it. */
export function softAuthenticator({ host, origin, isVerified = false }: Site) {
  const presence = USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const authData = (flags: number, rest: Buffer = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = (response: Readonly<Record<string, Buffer>>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')])),
  });

  return {
    /** Answers the options for a new passkey. */
    create(challenge: string) {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestationObject = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData(presence | HAS_CREDENTIAL, attested)],
        ]),
      );
      return credential({ clientDataJSON: clientData('webauthn.create', challenge), attestationObject });
    },
    /** Counts from there on, as a copy of it would that was made earlier. */
    countFrom(earlier: number) {
      counter = earlier;
    },
    /** Signs a challenge, for the account that it was told at its creation where it says so. */
    sign(challenge: string, userHandle?: string) {
      const clientDataJSON = clientData('webauthn.get', challenge);
      const authenticatorData = authData(presence);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
        .sign(privateKey);
      return credential({
        clientDataJSON,
        authenticatorData,
        signature,
        ...(userHandle === undefined ? {} : { userHandle: Buffer.from(userHandle) }),
      });
    },
  };
}
