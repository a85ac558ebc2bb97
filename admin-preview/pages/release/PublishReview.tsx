import { useState } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { PlanBody, PublishBody } from '#schemas/edges/api/releases.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft, useProblems } from '../../model/draft/DraftContext.ts';
import { isChanged } from '../../model/draft/draftStore.ts';
import { useHomeWeight } from '../../model/draft/HomeWeightContext.ts';
import type { PicturesState } from '../../preview/frame/picturesState.ts';
import { HomeWeightTable } from '../../preview/frame/HomeWeightTable.tsx';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { canEdit, canPublish } from '../../kit/session/canEdit.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { Blockers } from './Blockers.tsx';
import { PlanAhead } from './PlanAhead.tsx';
import { PublishTime, isAhead } from './PublishTime.tsx';
import { waiverId } from '../../model/draft/waiverId.ts';
import { NoteField } from './NoteField.tsx';
import { ReviewFoot } from './ReviewFoot.tsx';
import { ReviewPart } from './ReviewPart.tsx';
import { ReviewColumns } from './ReviewColumns.tsx';
import { useDraftChanges } from './useDraftChanges.ts';
import { WarningList } from './WarningList.tsx';

interface PublishReviewProps {
  readonly isBusy: boolean;
  /** What the server found that the tool had not. */
  readonly found: readonly Problem[];
  readonly onPublish: (body: PublishBody) => void;
  readonly onPlan: (body: PlanBody) => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

interface Found {
  readonly errors: number;
  /** Warnings without a reason. */
  readonly open: number;
  readonly isPast: boolean;
  /** What keeps the pictures from being looked at; nothing when they are there, or the operator does without. */
  readonly missing: Exclude<PicturesState, 'shown'> | undefined;
}

/** Why it cannot be published now, or nothing. */
function useObstacle({ errors, open, isPast, missing }: Found): string | undefined {
  const t = useTranslate();
  const { session } = useWorkplace();
  if (!canPublish(session)) return t('publish.notAllowed', { role: t(`role.${session.role}`) });
  if (errors > 0) return t('publish.blocked');
  if (open > 0) return t('publish.unwaived');
  if (isPast) return t('publish.past');
  return missing && t(`publish.pictures.${missing}`);
}

/** What the draft has at fault, errors and warnings apart, with what only the server found. */
function useFaults(found: readonly Problem[]) {
  const own = useProblems();
  const problems = [...own, ...found.filter((each) => !own.some((known) => waiverId(known) === waiverId(each)))];
  return {
    errors: problems.filter(({ severity }) => severity === 'error'),
    warnings: problems.filter(({ severity }) => severity === 'warning'),
  };
}

/** What home takes with the draft, where it is known. */
function HomeReview() {
  const t = useTranslate();
  const { weights } = useHomeWeight();
  if (!weights?.draft) return null;
  return (
    <ReviewPart title={t('weight.title')}>
      <HomeWeightTable draft={weights.draft} weights={weights} />
    </ReviewPart>
  );
}

/** Changes for players, blocking errors, warnings that need a reason, a note for the history, and the time. */
export function PublishReview({ isBusy, found, onPublish, onPlan, onDiscard, onClose }: PublishReviewProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const live = useDraft((state) => state.live.document);
  const setAt = useDraft((state) => state.setAt);
  const isFirst = useDraft((state) => state.live.revision === 0);
  const hasChanges = useDraft(isChanged);
  const note = useDraft((state) => state.note);
  const [moment, setMoment] = useState<string>();
  const reasons = useDraft((state) => state.waivers);
  const waive = useDraft((state) => state.waive);
  const { errors, warnings } = useFaults(found);
  // Two warnings of one code at one place share a waiver.
  const named = new Map(warnings.map((each) => [waiverId(each), each]));
  const waived = [...named].map(([id, { code, pointer }]) => ({ code, pointer, reason: (reasons[id]?.reason ?? '').trim() }));
  const isPast = moment !== undefined && !isAhead(moment);
  const [pictures, setPictures] = useState<PicturesState>('waiting');
  const [isBlind, setIsBlind] = useState(false);
  const obstacle = useObstacle({
    errors: errors.length,
    open: waived.filter(({ reason }) => reason === '').length,
    isPast,
    missing: pictures === 'shown' || isBlind ? undefined : pictures,
  });
  const { before, after, changes } = useDraftChanges();

  function submit() {
    if (moment === undefined) onPublish({ note, waived });
    else onPlan({ note, waived, dueAt: new Date(moment).toISOString() });
  }

  if (!hasChanges)
    return (
      <EmptyState
        title={t('publish.nothing')}
        text={t('publish.nothingText')}
        action={{ label: t('app.done'), onPress: onClose }}
      />
    );
  return (
    <ReviewColumns
      before={before}
      isFirst={isFirst}
      onPictures={setPictures}
      after={after}
      names={[t('compare.live'), t('compare.draft')]}
      changes={changes}
      noChanges={t('publish.sameLook')}
      onPutBack={canEdit(session) ? (pointer) => setAt(pointer, valueAt(live, pointer)) : undefined}
    >
      <HomeReview />
      {errors.length > 0 ? <Blockers errors={errors} release={after.full} onClose={onClose} /> : null}
      {warnings.length > 0 ? <WarningList warnings={warnings} reasons={reasons} onChange={waive} /> : null}
      <NoteField />
      {canPublish(session) ? <PublishTime value={moment} onChange={setMoment} /> : null}
      <PlanAhead dueAt={moment} />
      {canPublish(session) && pictures !== 'shown' ? (
        <Checkbox checked={isBlind} onChange={({ target }) => setIsBlind(target.checked)}>
          {t('publish.blind')}
        </Checkbox>
      ) : null}
      <ReviewFoot
        obstacle={obstacle}
        submitLabel={t(moment === undefined ? 'publish.submit' : 'plan.submit')}
        isBusy={isBusy}
        onSubmit={submit}
        onDiscard={onDiscard}
      />
    </ReviewColumns>
  );
}
