import type { ComponentProps } from 'react';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import styles from './ConfirmDialog.module.css';
import { type Fact, Facts } from './Facts.tsx';

interface ConfirmDialogProps extends ComponentProps<typeof DecisionDialog> {
  readonly facts: readonly Fact[];
}

/** Sums up the movement of the member's money before it is sent, with a sentence about the next step. */
export const ConfirmDialog = ({ facts, children, ...question }: ConfirmDialogProps) => (
  <DecisionDialog {...question}>
    <Facts facts={facts} />
    <p className={styles.next}>{children}</p>
  </DecisionDialog>
);
