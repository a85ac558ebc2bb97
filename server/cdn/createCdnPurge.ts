import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type CdnPurge, merchantTag } from '#schemas/edges/webhooks/cdnPurge.schema.ts';
import { patientSignal } from '../store/database/startPatience.ts';

/** Long enough for a CDN that is slow, short enough to be over before kept pages have gone by themselves (`s-maxage`). */
const TIMEOUT_MS = 5_000;
const PAUSES_MS = [1_000, 5_000, 15_000];

interface PurgeRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const asJson = (content: object) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(content) });

/** What a CDN is asked, by its documentation: pages with the tag are to be fetched again. */
function requestOf(cdn: CdnPurge, merchantCode: string, tag: string): PurgeRequest {
  switch (cdn.kind) {
    case 'fastly':
      return {
        url: `${cdn.api ?? 'https://api.fastly.com'}/service/${encodeURIComponent(cdn.service)}/purge`,
        // Softly: a kept page is shown while a newer one is fetched.
        headers: { 'fastly-key': cdn.token, 'surrogate-key': tag, 'fastly-soft-purge': '1' },
      };
    case 'cloudflare': {
      const { headers, body } = asJson({ tags: [tag] });
      return {
        url: `${cdn.api ?? 'https://api.cloudflare.com/client/v4'}/zones/${encodeURIComponent(cdn.zone)}/purge_cache`,
        headers: { ...headers, authorization: `Bearer ${cdn.token}` },
        body,
      };
    }
    case 'http': {
      const { headers, body } = asJson({ merchant: merchantCode, tags: [tag] });
      return { url: cdn.url, headers: { ...headers, ...cdn.headers }, body };
    }
  }
}

interface Deps {
  readonly cdn: CdnPurge;
  readonly log: Logger;
  /** Lets time pass; without it, time does. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/**
 * Purges the pages of a merchant from a CDN after a release. Resolves when the CDN has purged them, or after some failed attempts,
 * which the log says: pages are then as old as their headers allow. Never rejects.
 */
export function createCdnPurge({ cdn, log, wait = delay }: Deps): (merchantCode: string) => Promise<void> {
  async function ask({ url, ...request }: PurgeRequest): Promise<void> {
    const answer = await fetch(url, { method: 'POST', redirect: 'error', signal: patientSignal(TIMEOUT_MS), ...request });
    if (!answer.ok) throw new Error(`the CDN answered ${answer.status}`);
  }
  return async (merchantCode) => {
    const request = requestOf(cdn, merchantCode, merchantTag(merchantCode));
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        await ask(request);
        log.info({ merchantCode, cdn: cdn.kind }, 'the CDN fetches this merchant’s pages anew');
        return;
      } catch (error) {
        if (pause === undefined) log.error({ err: error, merchantCode, cdn: cdn.kind }, 'the CDN could not be told of a release');
        else await wait(pause);
      }
    }
  };
}
