import type { ReactNode } from 'react';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { canEdit } from './canEdit.ts';
import styles from './EditableFields.module.css';

/** What changes the draft: without effect for operators who may only read. What finds, filters and opens stays outside, for them too. */
export function EditableFields({ children }: { readonly children: ReactNode }) {
  const { session } = useWorkplace();
  return (
    <fieldset className={styles.root} disabled={!canEdit(session)}>
      {children}
    </fieldset>
  );
}
