import { setImmediate } from 'node:timers/promises';
import {
  MERCHANTS_PER_PAGE,
  type MerchantList,
  type MerchantOrder,
  type MerchantState,
  type MerchantSummary,
} from '#schemas/edges/api/merchants.schema.ts';
import type { Release, TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import { settingsChangedFrom } from '#schemas/release/resolve/inheritedRelease.ts';
import type { Database } from '../../store/database/Database.ts';
import { draftMoments, draftsOf } from '../../store/repositories/drafts.ts';
import type { LiveReleases, MerchantFacts } from '../live/createLiveReleases.ts';
import { createMerchantChecks } from './createMerchantChecks.ts';

interface Deps {
  readonly db: Database;
  readonly releases: LiveReleases;
  readonly presets: Readonly<Record<TemplateVersion, Release>>;
}

interface ListQuery {
  readonly search: string;
  readonly state: MerchantState;
  readonly order: MerchantOrder;
  readonly offset: number;
  /** Code of the merchant that settings are compared with, instead of the preset of each; empty for none. */
  readonly against: string;
}

/** A merchant under the name that the list shows, finds and sorts by. */
interface Listed {
  readonly merchantCode: string;
  readonly title: string;
  readonly host: string | null;
  readonly isLive: boolean;
  readonly hasDraft: boolean;
  /** When anything of it changed last, in milliseconds. */
  readonly changedAt: number;
}

const isFound = ({ title, merchantCode, host }: Listed, search: string): boolean =>
  `${title}\n${merchantCode}\n${host ?? ''}`.toLowerCase().includes(search);

const isIn = ({ isLive, hasDraft }: Listed, state: MerchantState): boolean =>
  state === 'all' || (state === 'notLive' ? !isLive : hasDraft);

/** Names as people sort them: capitals, accents and numbers in order. */
const { compare } = new Intl.Collator('en', { numeric: true });
const byTitle = (a: Listed, b: Listed): number => compare(a.title, b.title);
const byChange = (a: Listed, b: Listed): number => b.changedAt - a.changedAt || byTitle(a, b);

/**
 * Gives one page of the merchants that an operator may see. Names are searched in memory; drafts are read, and releases
 * resolved and checked, for the page alone, so that ten thousand merchants are no more work than thirty.
 */
export function createMerchantList({ db, releases, presets }: Deps) {
  const check = createMerchantChecks(presets);

  /** The title of each merchant: of its live release, or of the draft if it was never published. */
  async function listedOf(seen: readonly MerchantFacts[]): Promise<Listed[]> {
    const drafts = new Map((await draftMoments(db)).map(({ merchantCode, ...draft }) => [merchantCode, draft]));
    return seen.map(({ merchantCode, title, host, revision, at }) => {
      const draft = drafts.get(merchantCode);
      const changedAt = Math.max(draft?.updatedAt.getTime() ?? 0, at.getTime());
      return {
        merchantCode,
        title: draft?.title || title,
        host,
        isLive: revision > 0,
        hasDraft: draft !== undefined,
        changedAt,
      };
    });
  }

  /** What the merchants of a page are compared with; nothing for the preset of each. */
  async function settingsOf(merchantCode: string) {
    const live = merchantCode === '' ? undefined : releases.known(merchantCode);
    if (live === undefined) return undefined;
    const [draft] = await draftsOf(db, [merchantCode]);
    return check(live, draft).full;
  }

  return async (seen: readonly MerchantFacts[], query: ListQuery): Promise<MerchantList> => {
    const search = query.search.trim().toLowerCase();
    const fits = (await listedOf(seen)).filter((merchant) => isIn(merchant, query.state) && isFound(merchant, search));
    const page = fits
      .toSorted(query.order === 'name' ? byTitle : byChange)
      .slice(query.offset, query.offset + MERCHANTS_PER_PAGE);
    const pageCodes = page.map(({ merchantCode }) => merchantCode);
    const drafts = new Map((await draftsOf(db, pageCodes)).map((draft) => [draft.merchantCode, draft]));
    const against = await settingsOf(query.against);
    const merchants: MerchantSummary[] = [];
    for (const { merchantCode, title } of page) {
      const live = releases.known(merchantCode);
      if (live === undefined) continue;
      const { summary, full } = check(live, drafts.get(merchantCode));
      merchants.push({ ...summary, title, ...(against && { changed: settingsChangedFrom(against, full) }) });
      await setImmediate(); // pages of players are drawn in between
    }
    return { merchants, found: fits.length, all: seen.length };
  };
}
