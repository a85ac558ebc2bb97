import { request } from 'node:http';
import type { Request } from 'express';
import { patientSignal } from '../../store/database/startPatience.ts';

const OWN_MS = 4_000;
const NO_ANSWER = { status: 504, bytes: undefined } as const;

/** What a phone's browser takes. */
const HEADERS = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8', 'accept-encoding': 'br' };

/** What this server answers at an address of its own. */
export interface OwnAnswer {
  readonly status: number;
  /** How long the content is as it is sent; undefined where the answer does not say so. */
  readonly bytes: number | undefined;
}

/** Requests a path of a merchant's own host. */
export type AskOwnHost = (path: string) => Promise<OwnAnswer>;

/** Asks for paths of a merchant's own host at this server, which a request has reached, as a player's browser would. */
export function askOwnHost(req: Request, merchantCode: string): AskOwnHost {
  const { localAddress, localPort } = req.socket;
  const origin = `http://${merchantCode}.localhost`; // served always, wherever players are
  return (named) =>
    new Promise((resolve) => {
      const { host, pathname, search } = new URL(named, origin); // letters that a request line cannot hold are escaped
      const outgoing = request(
        {
          host: localAddress,
          port: localPort,
          path: pathname + search,
          method: 'HEAD',
          agent: false,
          headers: { ...HEADERS, host },
          signal: patientSignal(OWN_MS),
        },
        (answer) => {
          const { statusCode: status = NO_ANSWER.status, headers } = answer;
          answer.destroy();
          const bytes = Number(headers['content-length'] ?? NaN);
          resolve({ status, bytes: Number.isInteger(bytes) ? bytes : undefined });
        },
      );
      outgoing.on('error', () => resolve(NO_ANSWER));
      outgoing.end();
    });
}
