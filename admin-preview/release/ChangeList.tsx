import { Undo2 } from 'lucide-react';
import type { ChangeSentence } from '#texts/tool/changeSentences.ts';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useListFocus } from '../parts/useListFocus.ts';
import { useSay } from '../texts/say.ts';
import styles from './ChangeList.module.css';

interface ChangeListProps {
  readonly changes: readonly ChangeSentence[];
  /** Takes the change of one setting back, in the draft. Missing where the operator may not. */
  readonly onPutBack?: ((pointer: string) => void) | undefined;
}

/** Changes as sentences: what, and from what to what. */
export function ChangeList({ changes, onPutBack }: ChangeListProps) {
  const say = useSay();
  const listFocus = useListFocus<HTMLOListElement>(changes.length);
  const isFirst = ({ pointer }: ChangeSentence, index: number) =>
    changes.findIndex((other) => other.pointer === pointer) === index;
  return (
    <ol {...listFocus} className={styles.root}>
      {changes.map((change, index) => (
        <li key={`${change.pointer} ${change.text}`} className={styles.row}>
          <span className={styles.title}>{change.title}</span>
          <span className={styles.text}>{change.text}</span>
          {onPutBack && isFirst(change, index) ? (
            <span className={styles.back}>
              <ToolButton label={say('change.putBack', { title: change.title })} onClick={() => onPutBack(change.pointer)}>
                <Undo2 size={15} aria-hidden />
              </ToolButton>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
