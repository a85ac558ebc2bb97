import { Undo2 } from 'lucide-react';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { showValue } from '#texts/tool/showValue.ts';
import type { Edited } from '../../model/draft/useSetting.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './EditedBadge.module.css';

interface EditedBadgeProps {
  readonly title: string;
  readonly pointer: string;
  readonly edited: Edited;
  /** What has changed, where that says more than the value that was. */
  readonly text?: string;
}

/** That the draft is not what players see, what they see instead, and the way back to it. */
export function EditedBadge({ title, pointer, edited: { was, onRevert }, text }: EditedBadgeProps) {
  const t = useTranslate();
  const how = settingAt(pointer) ?? { widget: 'text' as const, choices: [], pointer };
  return (
    <p className={styles.root}>
      <span className={styles.words}>{text ?? t('field.edited', { value: showValue(t, how, was) })}</span>
      <button type="button" className={styles.undo} aria-label={t('changes.live.takeBackOne', { title })} onClick={onRevert}>
        <Undo2 size={13} aria-hidden /> {t('editor.undo')}
      </button>
    </p>
  );
}
