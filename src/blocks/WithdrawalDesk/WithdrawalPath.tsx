import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './WithdrawalPath.module.css';

export const stepNames = ['password', 'holder', 'card', 'amount'] as const;
export type StepName = (typeof stepNames)[number];

const titles = {
  password: 'field.paymentPassword',
  holder: 'field.payeeName',
  card: 'withdraw.card',
  amount: 'pay.amount',
} as const;

interface WithdrawalPathProps {
  /** The open step. Those before it are done, those after it are closed. */
  readonly current: StepName;
  /** Everything is set up: the open step is shown alone. */
  readonly isOver?: boolean;
  /** A step was completed on this page: the next step takes the focus, because the focused element is gone. */
  readonly hasMoved: boolean;
  /** Notes at completed steps, such as the given name. */
  readonly notes?: Partial<Readonly<Record<StepName, ReactNode>>>;
  /** Content of the open step. */
  readonly children: ReactNode;
}

/** The steps of the first withdrawal, numbered, on one page: completed, current and later ones. */
export function WithdrawalPath({ current, isOver = false, hasMoved, notes = {}, children }: WithdrawalPathProps) {
  const t = useText();
  const locale = useLocale();
  const number = (step: number) => new Intl.NumberFormat(locale).format(step);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus();
  }, [current, hasMoved]);
  const open = stepNames.indexOf(current);
  return (
    <div className={styles.root}>
      {isOver ? null : (
        <p className={styles.title}>
          <strong>{t('withdraw.first')}</strong>
          <span>{t('withdraw.step', { step: number(open + 1), steps: number(stepNames.length) })}</span>
        </p>
      )}
      <div className={styles.steps}>
        {stepNames.map((name, index) =>
          isOver && index !== open ? null : (
            <section
              key={name}
              className={isOver ? undefined : styles.step}
              data-state={index < open ? 'done' : index === open ? 'open' : 'later'}
              aria-current={!isOver && index === open ? 'step' : undefined}
            >
              {isOver ? null : (
                <div className={styles.head}>
                  <span className={styles.mark} aria-hidden="true">
                    {index < open ? <Icon name="success" size={24} /> : number(index + 1)}
                  </span>
                  <h2 ref={index === open ? heading : undefined} className={styles.name} tabIndex={-1}>
                    <VisuallyHidden>{number(index + 1)}. </VisuallyHidden>
                    {t(titles[name])}
                    {index < open ? <VisuallyHidden> ({t('pay.status.done')})</VisuallyHidden> : null}
                  </h2>
                  {index < open ? <div className={styles.note}>{notes[name]}</div> : null}
                </div>
              )}
              {index === open ? <div className={styles.content}>{children}</div> : null}
            </section>
          ),
        )}
      </div>
    </div>
  );
}
