import { CornerUpRight } from 'lucide-react';
import { useId } from 'react';
import type { Region } from '#schemas/release/layout.schema.ts';
import { regionTitle } from '#texts/tool/settingTitle.ts';
import { useSay } from '../texts/say.ts';
import styles from './MoveTo.module.css';

interface MoveToProps {
  readonly name: string;
  readonly regions: readonly Region[];
  readonly onMove: (to: Region) => void;
}

/** The other regions that a block may stand in, behind one button. Nothing for a block that has one place only. */
export function MoveTo({ name, regions, onMove }: MoveToProps) {
  const say = useSay();
  const id = useId();
  if (regions.length === 0) return null;
  return (
    <span className={styles.root}>
      <button
        type="button"
        className={styles.button}
        popoverTarget={id}
        title={say('layout.moveTo', { name })}
        aria-label={say('layout.moveTo', { name })}
      >
        <CornerUpRight size={15} aria-hidden />
      </button>
      <ul className={styles.list} id={id} popover="auto" aria-label={say('layout.moveTo', { name })}>
        {regions.map((region) => (
          <li key={region}>
            <button type="button" className={styles.region} onClick={() => onMove(region)}>
              {regionTitle(say, region)}
            </button>
          </li>
        ))}
      </ul>
    </span>
  );
}
