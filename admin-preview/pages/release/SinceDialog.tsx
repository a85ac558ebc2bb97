import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { bareRelease, resolveDraft } from '../../model/draft/resolveDraft.ts';
import { ComparePair } from '../../preview/frame/ComparePair.tsx';
import { usePreview } from '../../preview/frame/PreviewContext.ts';
import { scenarioFor, seenScreens } from '../../preview/frame/frameScreens.ts';
import type { PicturesState } from '../../preview/frame/picturesState.ts';
import { phoneSize } from '../../preview/frame/phoneSize.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { type SinceAnswer, halve } from './halve.ts';
import { SinceAnswers } from './SinceAnswers.tsx';
import { SinceBar } from './SinceBar.tsx';
import styles from './SinceDialog.module.css';
import type { SinceQuestion } from './sincePart.ts';
import { SinceResult } from './SinceResult.tsx';

/** A stored release over today's preset, as the history reads it; nothing while it is on its way. */
function useRelease(releaseId: number) {
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  const load = useCallback(() => api.release({ code: merchantCode, release: releaseId }), [api, merchantCode, releaseId]);
  const loaded = useLoaded(load);
  const documents = loaded.state === 'ready' ? loaded.value : undefined;
  const site = useMemo(
    () => documents && resolveDraft(documents.document, presets, bareRelease(live)).site,
    [documents, presets, live],
  );
  return { site, hasFailed: loaded.state === 'failed', reload: loaded.reload };
}

/** Keys of the answers, wherever the focus is, but for fields. */
function useAnswerKeys(answer: (answer: SinceAnswer) => void, back: () => void) {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'ArrowLeft') answer('so');
      else if (event.key === 'ArrowRight') answer('notYet');
      else if (event.key === 'Backspace') back();
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [answer, back]);
}

interface PairProps {
  readonly older: ReleaseEntry;
  readonly newer: ReleaseEntry;
  readonly question: SinceQuestion;
  /** Whether the newer one is called today's. */
  readonly isToday: boolean;
  readonly onState?: (state: PicturesState) => void;
}

/** Two releases on two phones, at the screen in question. */
function Pair({ older, newer, question, isToday, onState }: PairProps) {
  const t = useTranslate();
  const { full: moment } = useMoments();
  const phone = usePreview((preview) => preview.phone);
  const before = useRelease(older.releaseId);
  const after = useRelease(newer.releaseId);
  const { audience, language, theme } = question;
  const screen = seenScreens[question.screen];
  const named = ({ revision, createdAt }: ReleaseEntry) => t('since.phone', { revision, when: moment(createdAt) });
  if (before.hasFailed || after.hasFailed)
    return (
      <EmptyState
        title={t('history.failed')}
        action={{ label: t('app.retry'), onPress: before.hasFailed ? before.reload : after.reload }}
      />
    );
  if (before.site === undefined || after.site === undefined) return <p className={styles.text}>{t('app.loading')}</p>;
  return (
    <ComparePair
      before={before.site}
      after={after.site}
      names={[named(older), isToday ? t('since.today') : named(newer)]}
      scenario={scenarioFor(screen, { ...defaultScenario, audience, language, theme })}
      path={screen.path}
      overlay={screen.overlay}
      phone={phoneSize(phone, false)}
      mode="side"
      onState={onState}
    />
  );
}

interface SinceDialogProps {
  readonly question: SinceQuestion;
  /** Every release of the merchant, newest first. */
  readonly releases: readonly ReleaseEntry[];
  readonly onAsk: (question: SinceQuestion) => void;
  /** Missing where the operator may not roll back. */
  readonly onRollBack: ((entry: ReleaseEntry) => void) | undefined;
  readonly onOpen: (entry: ReleaseEntry) => void;
  readonly onClose: () => void;
}

/** Finds the release since which a screen looks as it does today, by bisection: each step shows the middle of the remaining releases. */
export function SinceDialog({ question, releases, onAsk, onRollBack, onOpen, onClose }: SinceDialogProps) {
  const t = useTranslate();
  const { answers } = question;
  const row = useMemo(() => {
    const today = releases.find(({ releaseId }) => releaseId === question.today) ?? releases[0];
    return releases.filter(({ revision }) => today !== undefined && revision <= today.revision).toReversed();
  }, [releases, question.today]);
  const halved = halve(Math.max(1, row.length), answers);
  const isAsking = halved.state === 'asking';
  const shown = row[halved.index];
  const today = row.at(-1);

  // Of which pair of releases, on which screen, both pictures are there.
  const asked = JSON.stringify([question, shown?.releaseId]);
  const [seen, setSeen] = useState<string>();
  const onState = useCallback((state: PicturesState) => setSeen(state === 'shown' ? asked : undefined), [asked]);
  const isSeen = seen === asked;
  const answer = useCallback(
    (said: SinceAnswer) => {
      if (isAsking && isSeen) onAsk({ ...question, answers: [...question.answers, said] });
    },
    [isAsking, isSeen, onAsk, question],
  );
  const back = useCallback(() => {
    if (question.answers.length > 0) onAsk({ ...question, answers: question.answers.slice(0, -1) });
  }, [onAsk, question]);
  useAnswerKeys(answer, back);
  const change = (changes: Partial<SinceQuestion>) => onAsk({ ...question, ...changes, answers: [] });

  return (
    <WideDialog title={t('since.title')} room="phones" onClose={onClose}>
      <SinceBar question={question} onChange={change} onBack={answers.length > 0 ? back : undefined} />
      {isAsking && shown && today ? (
        <>
          <Pair key={asked} older={shown} newer={today} question={question} isToday onState={onState} />
          <SinceAnswers revision={shown.revision} most={halved.most} isSeen={isSeen} onAnswer={answer} />
        </>
      ) : null}
      {!isAsking && shown ? (
        <SinceResult
          entry={shown}
          before={row[halved.index - 1]}
          onRollBack={onRollBack}
          onOpen={() => onOpen(shown)}
          onAgain={() => change({})}
        >
          {(older) => <Pair older={older} newer={shown} question={question} isToday={shown === today} />}
        </SinceResult>
      ) : null}
    </WideDialog>
  );
}
