import { useState } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

/** What came of a roll back, and what was live before it. */
export interface RollBackDone {
  readonly text: string;
  readonly before: ReleaseEntry | undefined;
}

interface RollBackOptions {
  /** As far as they are there. */
  readonly releases: readonly ReleaseEntry[];
  /** Loads them again. */
  readonly reload: () => void;
  readonly onReload: () => Promise<void>;
}

/** Rolling back, the review of a roll back, and what came of either. */
export function useRollBack({ releases, reload, onReload }: RollBackOptions) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  // The release that is rolled back to with a note.
  const [chosen, setChosen] = useState<ReleaseEntry>();
  const [done, setDone] = useState<RollBackDone>();

  /** Shows the live release and how to undo it, with a note or without. */
  async function reportRollBack(revision: number) {
    const before = releases.find(({ isLive }) => isLive);
    await onReload();
    setDone({ text: t('history.back', { revision }), before });
  }

  /** At once: it was good enough before, and what it replaces is as quickly back. */
  async function rollBack(entry: ReleaseEntry) {
    const { releaseId, revision } = entry;
    try {
      await api.rollBack({ code: merchantCode, body: { releaseId } });
      await reportRollBack(revision);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Where two must agree, it is done at once all the same, with a reason.
      if (error.code === 'rollback.reason') setChosen(entry);
      setDone({ text: refusalText(t, error), before: undefined });
    }
  }

  /** Somebody else rolled back alone where two must agree, and it was right. */
  async function review({ releaseId, revision }: ReleaseEntry) {
    try {
      await api.reviewRelease({ code: merchantCode, release: releaseId });
      setDone({ text: t('history.reviewDone', { revision }), before: undefined });
      reload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setDone({ text: refusalText(t, error), before: undefined });
    }
  }

  return { chosen, setChosen, done, reportRollBack, rollBack, review };
}
