import { ChevronRight, EyeOff } from 'lucide-react';
import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { problemsAt } from '../../model/draft/useSetting.ts';
import { useProblems } from '../../model/draft/DraftContext.ts';
import { ReadButton } from '../../kit/parts/ReadButton.tsx';
import { SeverityIcon } from '../../model/problems/SeverityIcon.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { kindOf } from './conditionKinds.ts';
import type { DraftBlock } from './placedBlocks.ts';
import { shownSentence } from './whenSentence.ts';
import styles from './BlockLine.module.css';

interface BlockLineProps {
  readonly block: DraftBlock;
  readonly name: string;
  readonly pointer: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One block in the list: what it is, whether only some see it, and whether something is wrong with it. */
export function BlockLine({ block, name, pointer, isOpen, onToggle }: BlockLineProps) {
  const t = useTranslate();
  const [worst] = problemsAt(useProblems(), pointer);
  return (
    <ReadButton className={styles.root} aria-expanded={isOpen} onClick={onToggle}>
      <ChevronRight className={styles.chevron} size={16} aria-hidden />
      <span className={styles.name} data-unknown={!isBlockType(block.block) || undefined}>
        {name || t('list.unknown')}
      </span>
      {worst ? <SeverityIcon severity={worst.severity} /> : null}
      {block.when ? (
        <span className={styles.some}>
          <EyeOff size={13} aria-hidden />
          <span className={styles.condition}>{kindOf(block.when) ? shownSentence(t, block.when) : t('layout.hiddenFor')}</span>
        </span>
      ) : null}
    </ReadButton>
  );
}
