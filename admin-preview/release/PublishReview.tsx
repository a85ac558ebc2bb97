import { useState } from 'react';
import type { Problem } from '#schemas/problem.ts';
import type { PublishBody } from '#schemas/preview/releaseApi.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { changeSentences } from '../draft/changeSentences.ts';
import { useDraft, useProblems } from '../draft/DraftContext.ts';
import { isChanged } from '../draft/draftStore.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { problemSentence } from '../problems/problemSentence.ts';
import { SeverityIcon } from '../problems/SeverityIcon.tsx';
import { canEdit, canPublish } from '../session/canEdit.ts';
import { useSay } from '../texts/say.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './PublishReview.module.css';
import { WarningList, warningId } from './WarningList.tsx';

interface PublishReviewProps {
  readonly isBusy: boolean;
  /** What the server found that the tool had not. */
  readonly found: readonly Problem[];
  readonly onPublish: (body: PublishBody) => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

const MAX_NOTE = 500;

/** Why it cannot be published now, or nothing. */
function useObstacle(errors: number, open: number): string | undefined {
  const say = useSay();
  const { session } = useWorkplace();
  if (!canPublish(session)) return say('publish.notAllowed', { role: say(`role.${session.role}`) });
  if (errors > 0) return say('publish.blocked');
  return open > 0 ? say('publish.unwaived') : undefined;
}

/** What changes for players, what blocks, what may pass with a reason, and a note for those who come after. */
export function PublishReview({ isBusy, found, onPublish, onDiscard, onClose }: PublishReviewProps) {
  const say = useSay();
  const { session } = useWorkplace();
  const preset = useDraft((state) => state.preset);
  const live = useDraft((state) => state.live.document);
  const full = useDraft(({ resolved }) => resolved.full);
  const hasChanges = useDraft(isChanged);
  const [note, setNote] = useState('');
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [isDiscarding, setIsDiscarding] = useState(false);
  const own = useProblems();
  const problems = [...own, ...found.filter((each) => !own.some((known) => warningId(known) === warningId(each)))];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  // Two warnings of one code at one place share a waiver.
  const named = new Map(warnings.map((each) => [warningId(each), each]));
  const waived = [...named].map(([id, { code, pointer }]) => ({ code, pointer, reason: (reasons[id] ?? '').trim() }));
  const obstacle = useObstacle(errors.length, waived.filter(({ reason }) => reason === '').length);
  const changes = changeSentences(say, resolveSite(live, preset).full, full);

  if (!hasChanges)
    return (
      <EmptyState
        title={say('publish.nothing')}
        text={say('publish.nothingText')}
        action={{ label: say('app.close'), onPress: onClose }}
      />
    );
  return (
    <div className={styles.root}>
      <section>
        <h3 className={styles.heading}>{say('publish.changes')}</h3>
        {changes.length === 0 ? <p className={styles.text}>{say('publish.sameLook')}</p> : <ChangeList changes={changes} />}
      </section>
      {errors.length > 0 ? (
        <section>
          <h3 className={styles.heading}>{say('publish.blockers')}</h3>
          <ul className={styles.errors}>
            {errors
              .map((each) => problemSentence(say, each, full))
              .map((sentence) => (
                <li key={sentence} className={styles.error}>
                  <SeverityIcon severity="error" />
                  {sentence}
                </li>
              ))}
          </ul>
        </section>
      ) : null}
      {warnings.length > 0 ? <WarningList warnings={warnings} reasons={reasons} onChange={setReasons} /> : null}
      <Field label={say('publish.note')}>
        {(ids) => (
          <TextInput
            {...ids}
            value={note}
            maxLength={MAX_NOTE}
            placeholder={say('publish.notePlaceholder')}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {obstacle ? <p className={styles.text}>{obstacle}</p> : null}
      <div className={styles.buttons}>
        {canEdit(session) ? (
          <Button
            variant={isDiscarding ? 'danger' : 'ghost'}
            onClick={isDiscarding ? onDiscard : () => setIsDiscarding(true)}
            onBlur={() => setIsDiscarding(false)}
          >
            {say(isDiscarding ? 'discard.submit' : 'discard.button')}
          </Button>
        ) : null}
        <span className={styles.space} />
        <Button disabled={obstacle !== undefined} loading={isBusy} onClick={() => onPublish({ note, waived })}>
          {say('publish.submit')}
        </Button>
      </div>
    </div>
  );
}
