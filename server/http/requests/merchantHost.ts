import type { Request } from 'express';
import type { SiteOrigin } from '#schemas/base/urls/siteOrigin.ts';

const PORT = /:\d+$/;

/**
 * The merchant code that a `Host` header names: its first label, so `aurora.localhost:3000` and `aurora.example` are
 * both `aurora`'s. Undefined for a host without a dot. Whether such a merchant exists is another question.
 */
export function merchantCodeOf(host: string | undefined): string | undefined {
  const dot = host?.indexOf('.') ?? -1;
  return host === undefined || dot < 1 ? undefined : host.slice(0, dot).toLowerCase();
}

const ADDRESS = /^(\d+\.\d+\.\d+\.\d+|\[.*\])$/;

/** The host of a `Host` header without its port, in small letters. */
export const hostNameOf = (host: string | undefined): string => (host ?? '').replace(PORT, '').toLowerCase();

/** Names that lead to this machine, whatever a name server says. */
const LOCAL = /^([a-z\d-]+)\.localhost$/;

interface Declared {
  /** As `https://{merchant}.livery.example`. */
  readonly playerUrl: string | undefined;
  /** As `https://tool.example`: merchants are below it too, because the tool frames them there. */
  readonly toolUrl: string | undefined;
}

/** Gives the merchant code of a host name, if the configuration declares such hosts. */
export type DeclaredCode = (hostName: string) => string | undefined;

/**
 * Hosts of merchants beside their own ones: `<code>.localhost`, what `PLAYER_URL` says, and `<code>.` before the host of `TOOL_URL`. At any other
 * host that leads here, anybody could show a brand as if it were at home there.
 */
export function declaredCodes({ playerUrl, toolUrl }: Declared): DeclaredCode {
  const [before = '', after] =
    playerUrl === undefined ? [] : new URL(playerUrl.replaceAll('{merchant}', '--')).hostname.split('--');
  const below = toolUrl === undefined ? undefined : `.${new URL(toolUrl).hostname}`;
  const between = (name: string, start: string, end: string | undefined) =>
    end !== undefined && name.startsWith(start) && name.endsWith(end)
      ? name.slice(start.length, name.length - end.length)
      : undefined;
  return (hostName) => {
    const code = LOCAL.exec(hostName)?.[1] ?? between(hostName, before, after) ?? between(hostName, '', below);
    return code === undefined || code === '' || code.includes('.') ? undefined : code;
  };
}

/**
 * Where a merchant's players are, seen from a host of the operator's: `<code>.` before that host, and before `localhost`
 * when the host is a bare address.
 */
export function playerOrigin(req: Request, merchantCode: string): string {
  const host = req.headers.host ?? 'localhost';
  const port = PORT.exec(host)?.[0] ?? '';
  const name = host.replace(PORT, '');
  return `${req.protocol}://${merchantCode}.${ADDRESS.test(name) ? 'localhost' : name}${port}`;
}

const isLocal = (hostName: string): boolean => ADDRESS.test(hostName) || /(?:^|\.)localhost$/.test(hostName);

/** Where the tool frames a merchant's site: beside itself on this machine, else where players are. */
export function framedOrigin(
  req: Request,
  { merchantCode, host }: { readonly merchantCode: string; readonly host: string | null },
  originOf: SiteOrigin,
): string {
  const declared = isLocal(hostNameOf(req.headers.host)) ? undefined : originOf({ merchantCode, host });
  return declared ?? playerOrigin(req, merchantCode);
}
