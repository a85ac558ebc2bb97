import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  /** Of the element, to be scrolled to. */
  readonly id?: string;
  /** Name of a group: opening one closes the others, without scripts too. */
  readonly group: string;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly title: ReactNode;
  /** Below the title, seen when closed too. */
  readonly note?: ReactNode;
  /** Above the title, as wide as the card. */
  readonly picture?: ReactNode;
  /** Says what opens, next to the arrow, if the title does not. */
  readonly more?: ReactNode;
  /** Below all, seen when closed too. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A card that opens below its title. */
export function Disclosure({ id, group, open, onToggle, title, note, picture, more, action, children }: DisclosureProps) {
  const onChange = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.target === event.currentTarget) onToggle(event.currentTarget.open);
  };
  return (
    <div className={styles.root}>
      {/* The visitor may have opened or closed it before the player was ready. */}
      <details id={id} className={styles.details} name={group} open={open} onToggle={onChange} suppressHydrationWarning>
        <summary className={styles.summary}>
          {picture}
          <span className={styles.head}>
            <span className={styles.words}>
              <span className={styles.title} role="heading" aria-level={2}>
                {title}
              </span>
              {note ? <span className={styles.note}>{note}</span> : null}
            </span>
            {more ? <span className={styles.more}>{more}</span> : null}
            <Icon name="down" size={20} className={styles.turn} />
          </span>
        </summary>
        <div className={styles.body}>{children}</div>
      </details>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
