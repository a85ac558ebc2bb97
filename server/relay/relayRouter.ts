import { type Request, type Response, Router } from 'express';
import type { Call } from '#schemas/declare/calls/CallDeclaration.ts';
import { calls } from '#schemas/generated/calls.js';
import { DEVICE_HEADER, ENCRYPTION_HEADER, MERCHANT_HEADER, VERSION_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { REQUEST_ID, requestIdOf } from '../http/headers/commonHeaders.ts';
import { PICTURE_POLICY, pictureTypeOf, shownAnywhere } from '../http/headers/pictureHeaders.ts';
import { visitorAddress } from '../http/requests/visitorAddress.ts';
import { PLATFORM_PATH, callOf } from '../playerCalls/callOf.ts';
import type { FindLiveSite, LiveSite } from '../platform/LiveSite.ts';
import { merchantOf } from '../playerCalls/merchantOf.ts';
import { readBodyText } from '../playerCalls/readBodyText.ts';
import { refuse } from '../playerCalls/refusals.ts';
import { JSON_TYPE, sendRefusal } from '../playerCalls/sendAnswer.ts';
import type { TimePlatform } from '../platform/TimePlatform.ts';
import { tokenHeaderOf } from '../playerCalls/tokenOf.ts';
import { fetchPlatform } from './fetchPlatform.ts';
import { platformAddress } from './platformAddress.ts';
import { readEnvelope } from './readEnvelope.ts';
import { requireAnswer } from './requireAnswer.ts';

interface Deps {
  readonly platformUrl: string;
  readonly platformTokenHeader: string | undefined;
  readonly liveSite: FindLiveSite;
  readonly timeoutMs: number;
  readonly timePlatform: TimePlatform;
  readonly log: { error(fields: object, message: string): void };
}

/** What a platform may learn from a player's request. Cookies are ours and stay here. */
const forwarded = ['accept', 'accept-language', 'content-type', 'user-agent'];

/** The same by the names that the merchant's platform gives them. The session is added by itself. */
function namedBy(site: LiveSite | undefined): readonly string[] {
  const named = site?.full.template.behaviour.platform;
  return [
    named?.versionHeader ?? VERSION_HEADER,
    named?.encryptionHeader ?? ENCRYPTION_HEADER,
    named?.deviceHeader ?? DEVICE_HEADER,
  ];
}

interface Asked {
  readonly merchantCode: string;
  readonly site: LiveSite | undefined;
  readonly platformTokenHeader: string | undefined;
}

function headersFor(req: Request, res: Response, { merchantCode, site, platformTokenHeader }: Asked): Record<string, string> {
  const session = req.get(tokenHeaderOf(site));
  const passedOn = [...forwarded, ...namedBy(site)].flatMap((name): [string, string][] => {
    const value = req.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return {
    ...Object.fromEntries(passedOn),
    ...(session === undefined ? {} : { [platformTokenHeader ?? tokenHeaderOf(site)]: session }),
    [MERCHANT_HEADER]: merchantCode,
    'x-forwarded-for': visitorAddress(req),
    'x-forwarded-host': req.hostname,
    // One name for a request, in our log, in the answer and at the platform.
    [REQUEST_ID]: requestIdOf(res),
  };
}

/**
 * Forwards every call below the platform's paths. Pictures pass as they are, everything else must be the envelope:
 * a proxy's error page never reaches a player, nor does an answer of another shape than its call declares.
 */
export function relayRouter({ platformUrl, platformTokenHeader, liveSite, timeoutMs, timePlatform, log }: Deps): Router {
  const router = Router();
  router.use(async (req, res, next) => {
    if (!PLATFORM_PATH.test(req.path)) return next();
    try {
      const merchantCode = merchantOf(req);
      if (merchantCode === undefined) throw refuse('merchant.unknown');
      const site = liveSite(merchantCode);
      const call = callOf(req.method, req.path, site);
      const { bodyKb }: Partial<Call> = call ? calls[call] : {};
      const hasBody = req.headers['content-length'] !== undefined || req.headers['transfer-encoding'] !== undefined;
      const request = {
        method: req.method,
        address: platformAddress(platformUrl, req.originalUrl),
        headers: headersFor(req, res, { merchantCode, site, platformTokenHeader }),
        ...(hasBody ? { body: await readBodyText(req, res, bodyKb) } : {}),
      };
      const response = await timePlatform(call ?? 'unknown', () => fetchPlatform(timeoutMs, request));
      // A call that is declared is answered by data, whatever the platform calls it.
      const pictureType = call === undefined ? pictureTypeOf(response.contentType) : undefined;
      if (pictureType === undefined) {
        const { success, value } = readEnvelope(call && calls[call], response);
        if (call !== undefined && success) requireAnswer(call, value, log);
      }
      res.status(response.status).set({
        'Content-Type': pictureType ?? JSON_TYPE,
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': PICTURE_POLICY,
        ...(pictureType === undefined ? {} : shownAnywhere),
      });
      res.send(response.bytes);
    } catch (error) {
      sendRefusal(res, error, log);
    }
  });
  return router;
}
