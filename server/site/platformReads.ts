import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type CallAnswer, type CallName, type Params, declaredCalls } from '#schemas/declare/calls/declaredCalls.ts';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import { withoutUnread } from '#schemas/declare/platform/unread.ts';
import { withRoutedHosts } from '#schemas/declare/platform/withRoutedHosts.ts';
import { type MerchantPlatform, SERVER_IP } from '../platform/MerchantPlatform.ts';
import type { RenderInput } from '#schemas/edges/page/page.ts';
import { patientSignal, until } from '../store/database/startPatience.ts';

/**
 * How long a page waits for its platform: half a second for the status where none is known yet, two seconds for all that it shows
 * together. A block in its error state now is better than a whole page late.
 */
export const platformBudget = { statusMs: 500, readsMs: 2_000 } as const;
/** How long pages share one answer: what a page shows is at most this much older than the page. */
const SHARED_MS = 30_000;
const ANSWERS_MAX = 2_000;

export interface PageReads {
  readonly read: RenderInput['read'];
  /** The merchant's settings; the last known ones if the platform does not answer. */
  readonly settings: () => Promise<SettingsAnswer>;
  /** Whether a call failed since these reads were made: then the page shows less than it should. */
  readonly failed: () => boolean;
}

/** Makes the reads of one page, whose time begins to run. */
export type ReadsFor = (merchantCode: string) => PageReads;

interface Deps {
  readonly platform: MerchantPlatform;
  /** Revision that is live: another one may have other answers. */
  readonly revisionOf: (merchantCode: string) => number | undefined;
  readonly log: Logger;
  /** Milliseconds that only grow. */
  readonly now: () => number;
}

/** Reads of pages from the platform, shared between pages, bounded in time and watched for failures. */
export function createReads({ platform, revisionOf, log, now }: Deps): ReadsFor {
  const lastSettings = new Map<string, SettingsAnswer>();
  const answers = new LRUCache<string, { readonly answer: unknown }, () => Promise<unknown>>({
    max: ANSWERS_MAX,
    ttl: SHARED_MS,
    perf: { now },
    ttlResolution: 0,
    ignoreFetchAbort: true, // an answer that is dropped while it is on its way still reaches who waits for it
    fetchMethod: async (_key, _stale, { context: ask }) => ({ answer: await ask() }),
  });

  return (merchantCode) => {
    let failed = false;
    const isOver = patientSignal(platformBudget.readsMs);
    const ask: RenderInput['read'] = async <C extends CallName>(call: C, params: Params) => {
      const key = JSON.stringify([merchantCode, revisionOf(merchantCode), call, params]);
      const askPlatform = async () =>
        withoutUnread(await platform.read(call, params, { merchantCode, ip: SERVER_IP }), declaredCalls[call].answer ?? {});
      const reading = answers.forceFetch(key, { context: askPlatform });
      const { answer } = await until(isOver, reading);
      return answer as CallAnswer<C>; // the key names the call
    };
    const read: RenderInput['read'] = async (call, params) => {
      try {
        return await ask(call, params);
      } catch (error) {
        failed = true;
        log.warn({ err: error, merchantCode, call }, 'the platform failed while a page was rendered');
        throw error;
      }
    };
    /** Few platforms have it, so its absence is not a failure. */
    const routedHosts = () => ask('domainRoute', {}).catch(() => []);
    const settings = async (): Promise<SettingsAnswer> => {
      try {
        const [answered, route] = await Promise.all([read('settings', {}), routedHosts()]);
        const answer = withRoutedHosts(answered, route);
        lastSettings.set(merchantCode, answer);
        return answer;
      } catch {
        // `read` has logged it, and every setting is optional.
        return lastSettings.get(merchantCode) ?? {};
      }
    };
    return { read, settings, failed: () => failed };
  };
}
