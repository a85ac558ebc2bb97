import { type ReactNode, useId } from 'react';
import styles from './FileChoice.module.css';

interface FileChoiceProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string;
  /** Content types and endings that the browser offers. */
  readonly accept: string;
  readonly isMultiple?: boolean;
  /** Something is dragged over it. */
  readonly isOver?: boolean;
  /** At least one. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A field that chooses files: a native one, which is reached by keyboard and by name, behind a label that is large enough to aim at. */
export function FileChoice({ icon, label, hint, accept, isMultiple = false, isOver = false, onFiles }: FileChoiceProps) {
  const id = useId();
  return (
    <div className={styles.root} data-over={isOver || undefined}>
      <label className={styles.choose} htmlFor={id}>
        {icon}
        <span className={styles.words}>{label}</span>
        <span className={styles.hint}>{hint}</span>
      </label>
      <input
        id={id}
        className={styles.input}
        type="file"
        multiple={isMultiple}
        accept={accept}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          target.value = ''; // without it, choosing the same file again is not a change
          if (first) onFiles([first, ...others]);
        }}
      />
    </div>
  );
}
