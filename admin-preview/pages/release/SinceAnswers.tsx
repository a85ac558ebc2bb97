import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { SinceAnswer } from './halve.ts';
import styles from './SinceDialog.module.css';

interface SinceAnswersProps {
  readonly revision: number;
  /** How many answers it takes at most, this one included. */
  readonly most: number;
  /** Both pictures are there: before that there is nothing to answer. */
  readonly isSeen: boolean;
  readonly onAnswer: (answer: SinceAnswer) => void;
}

/** Asks whether the release looked as today. */
export function SinceAnswers({ revision, most, isSeen, onAnswer }: SinceAnswersProps) {
  const t = useTranslate();
  return (
    <div className={styles.ask}>
      <p role="status">
        <strong>{t('since.question', { revision })}</strong>{' '}
        <span className={styles.text}>{isSeen ? t('since.most', { count: most }) : t('since.wait')}</span>
      </p>
      <div className={styles.buttons}>
        <Button disabled={!isSeen} onClick={() => onAnswer('so')}>
          <Iconed icon={<ArrowLeft size={16} aria-hidden />}>{t('since.so')}</Iconed>
        </Button>
        <Button variant="soft" disabled={!isSeen} onClick={() => onAnswer('notYet')}>
          <Iconed icon={<ArrowRight size={16} aria-hidden />}>{t('since.notYet')}</Iconed>
        </Button>
      </div>
    </div>
  );
}
