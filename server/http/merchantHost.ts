import type { Request } from 'express';

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
