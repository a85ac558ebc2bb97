import { useEffect, useRef } from 'react';
import { TextField } from '../../kit/parts/TextField.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ProblemRow.module.css';

const MAX_REASON = 500;

interface WaiverReasonProps {
  readonly reason: string;
  readonly onWrite: (reason: string) => void;
  readonly onDone: () => void;
}

/** Why a warning may stay: asked for at once, and done with Enter or Escape. What is written is kept as it is written. */
export function WaiverReason({ reason, onWrite, onDone }: WaiverReasonProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.why}>
      <TextField
        label={t('problems.reason')}
        hint={t('problems.reasonHint')}
        ref={input}
        maxLength={MAX_REASON}
        value={reason}
        onText={onWrite}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault(); // it would press the button that gets the focus
          event.stopPropagation();
          onDone();
        }}
      />
    </div>
  );
}
