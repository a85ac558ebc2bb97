import { useText } from '#src/i18n/TextContext.ts';
import styles from './Steps.module.css';

const titles = { 1: 'register.step.account', 2: 'register.step.details' } as const;

/** The number of the visible step, in words and as a progress line. */
export function StepLine({ step, id }: { readonly step: 1 | 2; readonly id: string }) {
  const t = useText();
  return (
    <div className={styles.line}>
      <p className={styles.words} id={id}>
        <b>{t(titles[step])}</b> <span className={styles.count}>{t('register.step', { step, steps: 2 })}</span>
      </p>
      <div className={styles.marks} aria-hidden="true">
        <span data-is-reached />
        <span data-is-reached={step === 2 || undefined} />
      </div>
    </div>
  );
}
