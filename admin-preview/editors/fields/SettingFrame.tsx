import { type ReactNode, useState } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { Layer } from '#schemas/base/json/overlay.ts';
import type { Edited } from '../../model/draft/useSetting.ts';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { EditedBadge } from './EditedBadge.tsx';
import { LayerBadge } from './LayerBadge.tsx';
import { SettingFacts } from './SettingFacts.tsx';
import { SettingHistory } from './SettingHistory.tsx';
import styles from './SettingFrame.module.css';

export interface SettingMarks {
  readonly pointer: string;
  readonly layer: Layer;
  /** Missing where players see the same value. */
  readonly edited?: Edited | undefined;
  readonly problems: readonly Problem[];
  readonly onReset: () => void;
}

interface SettingFrameProps extends SettingMarks {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** `beside`: short controls are at the end of the title's line. `group`: the title names several controls together. */
  readonly shape: 'beside' | 'below' | 'group';
  readonly children: ReactNode;
}

/** The frame of every control: title, description, layer of the value, and its problems. */
export function SettingFrame({
  id,
  title,
  description,
  shape,
  pointer,
  layer,
  edited,
  problems,
  onReset,
  children,
}: SettingFrameProps) {
  const [hasFacts, setHasFacts] = useState(false);
  const words = { id: `${id}-title`, className: styles.title, children: title };
  return (
    <div
      className={styles.root}
      data-shape={shape}
      data-pointer={pointer}
      data-edited={edited !== undefined || undefined}
      {...(shape === 'group' ? { role: 'group', 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-about` } : {})}
    >
      <div className={styles.head}>
        {shape === 'group' ? <span {...words} /> : <label {...words} htmlFor={id} />}
        <LayerBadge
          title={title}
          layer={layer}
          onReset={onReset}
          facts={{ isOpen: hasFacts, onToggle: () => setHasFacts(!hasFacts) }}
        />
      </div>
      <p className={styles.about} id={`${id}-about`}>
        {description}
      </p>
      {hasFacts ? (
        <div className={styles.facts}>
          <SettingFacts pointer={pointer} />
          <SettingHistory pointer={pointer} />
        </div>
      ) : null}
      <div className={styles.control}>{children}</div>
      {edited ? (
        <div className={styles.edited}>
          <EditedBadge title={title} pointer={pointer} edited={edited} />
        </div>
      ) : null}
      <div className={styles.problems}>
        <ProblemNotes id={`${id}-problems`} problems={problems} />
      </div>
    </div>
  );
}
