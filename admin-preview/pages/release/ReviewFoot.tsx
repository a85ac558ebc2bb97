import { useId, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { canEdit } from '../../kit/session/canEdit.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PublishReview.module.css';

/** Cannot be taken back, so the first press only asks. */
function DiscardButton({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useTranslate();
  const [isDiscarding, setIsDiscarding] = useState(false);
  return (
    <Button
      variant={isDiscarding ? 'danger' : 'ghost'}
      onClick={isDiscarding ? onDiscard : () => setIsDiscarding(true)}
      onBlur={() => setIsDiscarding(false)}
    >
      {t(isDiscarding ? 'discard.sure' : 'discard.button')}
    </Button>
  );
}

interface ReviewFootProps {
  /** Why it cannot be published now. */
  readonly obstacle: string | undefined;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly onDiscard: () => void;
}

/** The two ways on from a review: discard the draft, or have it live. */
export function ReviewFoot({ obstacle, submitLabel, isBusy, onSubmit, onDiscard }: ReviewFootProps) {
  const { session } = useWorkplace();
  const obstacleId = useId();
  return (
    <div className={styles.buttons}>
      {obstacle ? (
        <p className={styles.obstacle} id={obstacleId}>
          {obstacle}
        </p>
      ) : null}
      {canEdit(session) ? <DiscardButton onDiscard={onDiscard} /> : null}
      <span className={styles.space} />
      <Button
        disabled={obstacle !== undefined}
        aria-describedby={obstacle ? obstacleId : undefined}
        loading={isBusy}
        onClick={onSubmit}
      >
        {submitLabel}
      </Button>
    </div>
  );
}
