import { Users, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { type TeamEvent, followEvents } from '../api/followEvents.ts';
import { Refusal } from '../api/Refusal.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import type { DraftState } from '../draft/draftStore.ts';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useSay } from '../texts/say.ts';
import styles from './TeamNotice.module.css';

/** What this editor already knows is no news; while it saves, the news is most likely its own. */
function isNews({ kind, revision }: TeamEvent, { acknowledged, live, saving }: DraftState): boolean {
  if (saving === 'saving' || saving === 'conflict') return false;
  return kind === 'draft' ? revision > acknowledged.revision : revision > live.revision;
}

interface TeamNoticeProps {
  readonly onReload: () => Promise<void>;
  /** A release was planned, cancelled, or fell due. */
  readonly onPlan: () => void;
  /** A warning was let pass, or no longer is. */
  readonly onWaiver: () => Promise<void>;
}

/** Says when another operator, or this one in another window, saved the draft or made a release live. */
export function TeamNotice({ onReload, onPlan, onWaiver }: TeamNoticeProps) {
  const say = useSay();
  const { session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const [events, setEvents] = useState<Readonly<Partial<Record<TeamEvent['kind'], TeamEvent>>>>({});
  const news = useDraft((state) =>
    (['release', 'draft'] as const).map((kind) => events[kind]).find((event) => event && isNews(event, state)),
  );

  useEffect(
    () =>
      followEvents((event) => {
        if (event.merchantCode !== merchantCode) return;
        if (event.kind === 'plan') return onPlan();
        if (event.kind === 'waiver') return void onWaiver();
        setEvents((before) => ({ ...before, [event.kind]: event }));
      }),
    [merchantCode, onPlan, onWaiver],
  );

  async function load() {
    try {
      await onReload();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The notice stays: it can be tried again.
    }
  }

  return (
    <div role="status">
      {news ? (
        <div className={styles.root}>
          <Users size={16} aria-hidden />
          <span className={styles.words}>
            {news.kind === 'draft' && news.by === session.name
              ? say('team.ownDraft')
              : say(news.kind === 'release' ? 'team.release' : 'team.draft', {
                  by: news.by ?? say('team.somebody'),
                  revision: news.revision,
                })}
          </span>
          <Button size="small" variant="soft" onClick={() => void load()}>
            {say('team.load')}
          </Button>
          <ToolButton label={say('team.dismiss')} onClick={() => setEvents(({ [news.kind]: _seen, ...others }) => others)}>
            <X size={16} aria-hidden />
          </ToolButton>
        </div>
      ) : null}
    </div>
  );
}
