import { CornerUpRight } from 'lucide-react';
import type { Region } from '#schemas/declare/names/regions.ts';
import { regionTitle } from '#texts/tool/settingTitle.ts';
import tool from '../../kit/parts/ToolButton.module.css';
import { PopoverButton } from '../../kit/parts/PopoverButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './MoveTo.module.css';

interface MoveToProps {
  readonly name: string;
  readonly regions: readonly Region[];
  readonly onMove: (to: Region) => void;
}

/** The other regions that a block may be in, behind one button. Nothing for a block that has one place only. */
export function MoveTo({ name, regions, onMove }: MoveToProps) {
  const t = useTranslate();
  if (regions.length === 0) return null;
  return (
    <PopoverButton label={t('layout.moveTo', { name })} className={tool.root} face={<CornerUpRight size={15} aria-hidden />}>
      <ul className={styles.list}>
        {regions.map((region) => (
          <li key={region}>
            <button type="button" className={styles.region} onClick={() => onMove(region)}>
              {regionTitle(t, region)}
            </button>
          </li>
        ))}
      </ul>
    </PopoverButton>
  );
}
