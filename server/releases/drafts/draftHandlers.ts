import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Handlers } from '../../http/api/apiRouter.ts';
import type { Clock } from '../../store/clock/clock.ts';
import type { Database } from '../../store/database/Database.ts';
import type { LiveRelease } from '../live/createLiveReleases.ts';
import { saveDraft } from './saveDraft.ts';

/** The release that a draft says it was begun from, if the address names one. */
function namedParent(text: unknown): number | undefined {
  if (text === undefined) return undefined;
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw new HttpProblem('parent.unreadable');
  return Number(text);
}

/** Saving and discarding drafts. Invalid drafts are stored too: only publishing checks them. */
export const draftHandlers = (deps: {
  readonly db: Database;
  readonly clock: Clock;
}): Handlers<'saveDraft' | 'discardDraft', LiveRelease> => ({
  async saveDraft({ res, query, body: document, basedOn, operator, merchant: live }) {
    const parent = namedParent(query.parentReleaseId);
    const saved = await saveDraft(deps, { live, operator, basedOn, document, parent, action: 'draft.saved' });
    res.set('etag', `"${saved.revision}"`);
    return saved;
  },

  async discardDraft({ res, basedOn, operator, merchant: live }) {
    const discard = { document: null, parent: undefined, action: 'draft.discarded' } as const;
    const saved = await saveDraft(deps, { live, operator, basedOn, ...discard });
    res.set('etag', `"${saved.revision}"`);
    return saved;
  },
});
