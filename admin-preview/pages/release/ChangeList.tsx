import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChangeSentence } from '#texts/tool/changeSentences.ts';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useListFocus } from '../../kit/parts/useListFocus.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ChangeList.module.css';

/** How the changes of a list are shown on a phone. */
export interface ChangePreview {
  /** Index of the change that is shown; undefined while all are. */
  readonly shown: number | undefined;
  /** Whether it is known where a change shows. */
  readonly isKnown: (change: ChangeSentence) => boolean;
  /** What is said of a change that has no screen. */
  readonly nowhere: (change: ChangeSentence) => string;
  readonly onShow: (change: ChangeSentence, index: number) => void;
}

interface ChangeListProps {
  readonly changes: readonly ChangeSentence[];
  /** Takes the change of one setting back, in the draft. Missing where the operator may not. */
  readonly onPutBack?: ((pointer: string) => void) | undefined;
  /** Missing if there is no phone beside the list. */
  readonly preview?: ChangePreview | undefined;
}

/** A colour, or that there is none; its value is said in words beside it. */
const Swatch = ({ colour }: { readonly colour: string | undefined }) => (
  <span className={styles.swatch} style={{ backgroundColor: colour }} data-none={colour === undefined || undefined} aria-hidden />
);

function Words({
  change: { title, text, colours },
  children,
}: {
  readonly change: ChangeSentence;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.text}>
        {colours ? (
          <span className={styles.colours}>
            <Swatch colour={colours.before} />
            <Swatch colour={colours.after} />
          </span>
        ) : null}
        {text}
      </span>
      {children}
    </>
  );
}

/** Changes as sentences: what, and from what to what. With a phone beside them, a press on one shows it there. */
export function ChangeList({ changes, onPutBack, preview }: ChangeListProps) {
  const t = useTranslate();
  const listFocus = useListFocus<HTMLOListElement>(changes.length);
  const isFirst = ({ pointer }: ChangeSentence, index: number) =>
    changes.findIndex((other) => other.pointer === pointer) === index;
  return (
    <ol {...listFocus} className={styles.root} data-numbered={preview !== undefined || undefined}>
      {changes.map((change, index) => (
        <li key={`${change.pointer} ${change.text}`} className={styles.row}>
          {preview?.isKnown(change) ? (
            <button
              type="button"
              className={styles.words}
              title={t('change.show')}
              aria-pressed={preview.shown === index}
              onClick={() => preview.onShow(change, index)}
            >
              <Words change={change} />
            </button>
          ) : (
            <div className={styles.words}>
              <Words change={change}>{preview ? <span className={styles.nowhere}>{preview.nowhere(change)}</span> : null}</Words>
            </div>
          )}
          {onPutBack && isFirst(change, index) ? (
            <span className={styles.back}>
              <ToolButton label={t('change.putBack', { title: change.title })} onClick={() => onPutBack(change.pointer)}>
                <Undo2 size={15} aria-hidden />
              </ToolButton>
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
