import { Users, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import type { Colleague, OperatorEvents } from '#schemas/edges/api/events.schema.ts';
import { followEvents } from '../../kit/api/followEvents.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import type { DraftState } from '../../model/draft/DraftState.ts';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './TeamNotice.module.css';

type News = { readonly kind: 'draft' | 'release' } & OperatorEvents['draft'];

/** What this editor already knows is not news; while it saves, the news is most likely its own. */
function isNews({ kind, revision }: News, { acknowledged, live, saving }: DraftState): boolean {
  if (saving === 'saving' || saving === 'conflict') return false;
  return kind === 'draft' ? revision > acknowledged.revision : revision > live.revision;
}

interface TeamNoticeProps {
  readonly onReload: () => Promise<void>;
  /** A release was planned, cancelled, or fell due. */
  readonly onPlan: () => void;
  /** A warning was let pass, or no longer is; or may have been. */
  readonly onWaiver: () => Promise<void>;
  /** The stream of events has begun, by this name. */
  readonly onReady: (stream: string) => void;
  /** Who else has the merchant open. */
  readonly onPeople: (people: readonly Colleague[]) => void;
}

/** Says when another operator, or this one in another window, saved the draft or made a release live. */
export function TeamNotice({ onReload, onPlan, onWaiver, onReady, onPeople }: TeamNoticeProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const [events, setEvents] = useState<Readonly<Partial<Record<News['kind'], News>>>>({});
  const news = useDraft((state) =>
    (['release', 'draft'] as const).map((kind) => events[kind]).find((event) => event && isNews(event, state)),
  );

  useEffect(() => {
    const isHere = (event: { readonly merchantCode: string }) => event.merchantCode === merchantCode;
    const report = (kind: News['kind'], event: OperatorEvents['draft']) =>
      isHere(event) && setEvents((before) => ({ ...before, [kind]: { kind, ...event } }));
    return followEvents({
      ready({ stream }) {
        onReady(stream);
        // Waivers given since the editor was loaded, or while the connection was down, are not known here yet.
        void onWaiver();
      },
      presence: (event) => isHere(event) && onPeople(event.people),
      plan: (event) => isHere(event) && onPlan(),
      waiver: (event) => isHere(event) && void onWaiver(),
      draft: (event) => report('draft', event),
      release: (event) => report('release', event),
    });
  }, [merchantCode, onPlan, onWaiver, onReady, onPeople]);

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
              ? t('team.ownDraft')
              : t(news.kind === 'release' ? 'team.release' : 'team.draft', {
                  by: news.by ?? t('team.somebody'),
                  revision: news.revision,
                })}
          </span>
          <Button size="small" variant="soft" onClick={() => void load()}>
            {t('team.load')}
          </Button>
          <ToolButton label={t('team.dismiss')} onClick={() => setEvents(({ [news.kind]: _seen, ...others }) => others)}>
            <X size={16} aria-hidden />
          </ToolButton>
        </div>
      ) : null}
    </div>
  );
}
