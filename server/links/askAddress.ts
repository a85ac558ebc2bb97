import { type FindAddresses, addressesOf, isPublic, lookUp, requestAt } from '../http/outgoing/publicAddress.ts';
import { patientSignal } from '../store/database/startPatience.ts';

/** What an address answered, or why it was not asked. */
export type AddressAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly type: string; readonly bytes: number | undefined }
  | { readonly kind: 'private' }
  | { readonly kind: 'silent' };

export type AskAddress = (url: URL) => Promise<AddressAnswer>;

const ANSWER_MS = 4_000;
const MOST_REDIRECTS = 3;

interface Head {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

interface Network {
  readonly addressesOf: FindAddresses;
  /** Sends HEAD to the address that was checked. */
  readonly head: (url: URL, address: string) => Promise<Head>;
}

const network: Network = {
  addressesOf: lookUp,
  head: (url, address) =>
    new Promise((resolve, reject) => {
      const request = requestAt(url, address, {
        method: 'HEAD',
        headers: { accept: 'image/*,*/*;q=0.8', 'user-agent': 'Livery address check' },
        signal: patientSignal(ANSWER_MS),
      });
      request.on('response', (response) => {
        response.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers });
      });
      request.on('error', reject);
      request.end();
    }),
};

const textOf = (value: Head['headers'][string]): string => (typeof value === 'string' ? value : '');

/**
 * Asks public https addresses whether they are there. Never asks an address of a private network, whichever setting names it or
 * redirects to it, reads no body, and gives up after some seconds.
 */
export function askAddress({ addressesOf: find, head }: Network = network): AskAddress {
  async function ask(url: URL, redirects: number): Promise<AddressAnswer> {
    if (url.protocol !== 'https:' || (url.port !== '' && url.port !== '443') || url.username !== '' || url.password !== '')
      return { kind: 'private' };
    const addresses = await addressesOf(url.hostname, find);
    const [first] = addresses;
    if (first === undefined) return { kind: 'silent' };
    if (!addresses.every(isPublic)) return { kind: 'private' };
    const { status, headers } = await head(url, first);
    const location = textOf(headers['location']);
    if (status >= 300 && status < 400 && location !== '') {
      if (redirects >= MOST_REDIRECTS || !URL.canParse(location, url.href))
        return { kind: 'answer', status, type: '', bytes: undefined };
      return ask(new URL(location, url), redirects + 1);
    }
    const length = textOf(headers['content-length']);
    return {
      kind: 'answer',
      status,
      type: textOf(headers['content-type']).split(';')[0]?.trim() ?? '',
      bytes: /^\d+$/.test(length) ? Number(length) : undefined,
    };
  }
  return (url) => ask(url, 0).catch(() => ({ kind: 'silent' })); // unknown name, no answer, timeout: the same to a player
}
