import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { mediaAddress } from '#schemas/base/media/mediaAddress.ts';
import type { Setting } from '#schemas/declare/settings/settings.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PictureDialog.module.css';
import { PictureGrid } from './PictureGrid.tsx';

interface ReplaceChoiceProps {
  /** Those that may take the picture's place. */
  readonly others: readonly PictureView[];
  /** Settings of the draft that show the picture. */
  readonly shownBy: readonly Setting[];
  readonly onReplaced: (id: string) => void;
}

/** Which picture is to be wherever the draft shows this one. */
export function ReplaceChoice({ others, shownBy, onReplaced }: ReplaceChoiceProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const setAll = useDraft((state) => state.setAll);

  function replaceBy(other: PictureView) {
    setAll(
      Object.fromEntries(
        shownBy.map(({ pointer, size = 'background' }) => [pointer, mediaAddress({ merchantCode, picture: other.id, size })]),
      ),
    );
    onReplaced(other.id);
  }

  return (
    <div className={styles.content}>
      <p className={styles.text}>{t('media.replaceText', { count: shownBy.length })}</p>
      <PictureGrid pictures={others} size={shownBy[0]?.size} onChoose={replaceBy} />
    </div>
  );
}
