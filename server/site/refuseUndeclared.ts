import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { sendNotice } from '../http/responses/noticePage.ts';

const LONGEST = 100;

/** Says what to configure when a host looks like a merchant's but is not declared. Logs a warning once. */
export function refuseUndeclared(isUndeclared: (req: Request) => boolean, log: Pick<Logger, 'warn'>): RequestHandler {
  let isTold = false;
  return (req, res, next) => {
    if (!isUndeclared(req)) return next();
    if (!isTold)
      log.warn(
        { host: req.headers.host?.slice(0, LONGEST) },
        'A page of a merchant was asked for at a host that this server was not told of. If players are there, set PLAYER_URL, or give the merchant the host.',
      );
    isTold = true;
    sendNotice(res, 404, {
      heading: 'There is no site at this address',
      text: 'If you run this server: set PLAYER_URL to where players are, such as https://{merchant}.example.com, or give the merchant this host in the tool.',
    });
  };
}
