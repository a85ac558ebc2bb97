import type { IncomingMessage } from 'node:http';
import { type DeclaredCode, hostNameOf, merchantCodeOf } from '../../http/requests/merchantHost.ts';
import type { LiveRelease, LiveReleases } from './createLiveReleases.ts';

/** The merchant whose host a request was sent to. */
export interface RequestMerchant {
  /** The merchant's code, if the host is set for this merchant alone. */
  readonly ownHostCode: string | undefined;
  /** The merchant, live or not. Only operators may see a merchant that is not live. */
  readonly known: LiveRelease | undefined;
  /** The host belongs to no merchant, but its first label is a merchant's code: the server was probably not told of it. */
  readonly isUndeclared: boolean;
}

const merchants = new WeakMap<IncomingMessage, RequestMerchant>();

/** Finds the merchant of a request and stores it with the request. */
export type ResolveMerchant = (req: IncomingMessage) => RequestMerchant;

/** Finds merchants by the `Host` of requests: by their own hosts, and by the hosts declared for all. */
export const createResolveMerchant =
  ({ known, codeAtHost }: Pick<LiveReleases, 'known' | 'codeAtHost'>, declaredCode: DeclaredCode): ResolveMerchant =>
  (req) => {
    const { host } = req.headers;
    const name = hostNameOf(host);
    const ownHostCode = codeAtHost(name);
    const code = ownHostCode ?? declaredCode(name);
    const first = code === undefined ? merchantCodeOf(host) : undefined;
    const merchant = {
      ownHostCode,
      known: code === undefined ? undefined : known(code),
      isUndeclared: first !== undefined && known(first) !== undefined,
    };
    merchants.set(req, merchant);
    return merchant;
  };

/** The merchant of a request, live or not; undefined at hosts of none, and for a request that was not resolved. */
export const knownMerchantOf = (req: IncomingMessage): LiveRelease | undefined => merchants.get(req)?.known;

/** The same, if it is live. */
export function liveMerchantOf(req: IncomingMessage): LiveRelease | undefined {
  const known = knownMerchantOf(req);
  return known !== undefined && known.revision > 0 ? known : undefined;
}

/** Whether the host of a request looks like one of a merchant's, but was not declared. */
export const isUndeclaredHost = (req: IncomingMessage): boolean => merchants.get(req)?.isUndeclared ?? false;
