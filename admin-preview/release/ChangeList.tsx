import type { ChangeSentence } from '../draft/changeSentences.ts';
import styles from './ChangeList.module.css';

/** Changes as sentences: what, and from what to what. */
export const ChangeList = ({ changes }: { readonly changes: readonly ChangeSentence[] }) => (
  <ul className={styles.root}>
    {changes.map(({ pointer, title, text }) => (
      <li key={`${pointer} ${text}`} className={styles.row}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </li>
    ))}
  </ul>
);
