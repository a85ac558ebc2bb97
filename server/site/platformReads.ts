import type { Logger } from 'pino';
import type { SettingsAnswer } from '#schemas/platform/system.schema.ts';
import { withRoutedHosts } from '#schemas/platform/withRoutedHosts.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { PageRequest } from '#schemas/page.ts';

/** Pages are rendered on nobody's behalf. */
export const SERVER_IP = '127.0.0.1';
/** A page does not wait longer for one call: a block in its error state now is better than a whole page late. */
const READ_WITHIN_MS = 2_500;

/** Rejects when `work` takes longer than `ms`. */
export async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export interface PageReads {
  readonly read: PageRequest['read'];
  /** The merchant's settings; what is known of them when the platform does not answer. */
  readonly settings: () => Promise<SettingsAnswer>;
  /** Whether a call failed since these reads were made: then the page shows less than it should. */
  readonly failed: () => boolean;
}

/** Makes the reads of one page. */
export type ReadsFor = (merchantCode: string) => PageReads;

/** Reads of pages from the platform, bounded in time and watched for failures. */
export function createReads({ platform, log }: { platform: MerchantPlatform; log: Logger }): ReadsFor {
  const lastSettings = new Map<string, SettingsAnswer>();

  return (merchantCode) => {
    let failed = false;
    const read: PageRequest['read'] = async (call, params) => {
      try {
        return await withinTime(platform.read(call, params, { merchantCode, ip: SERVER_IP }), READ_WITHIN_MS);
      } catch (error) {
        failed = true;
        log.warn({ err: error, merchantCode, call }, 'the platform failed while a page was rendered');
        throw error;
      }
    };
    /** Few platforms have it, so its absence is no failure. */
    const routedHosts = () =>
      withinTime(platform.read('domainRoute', {}, { merchantCode, ip: SERVER_IP }), READ_WITHIN_MS).catch(() => []);
    const settings = async (): Promise<SettingsAnswer> => {
      try {
        const [own, route] = await Promise.all([read('settings', {}), routedHosts()]);
        const answer = withRoutedHosts(own, route);
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
