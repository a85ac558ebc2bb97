import { Crop, Replace, Trash2 } from 'lucide-react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PictureDialog.module.css';

interface PictureButtonsProps {
  readonly isPhoto: boolean;
  /** It is shown somewhere, and there is another one for its place. */
  readonly isReplaceable: boolean;
  /** What is used is not removed. */
  readonly isUsed: boolean;
  readonly isBusy: boolean;
  readonly onCrop: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** What can be done with a picture. */
export function PictureButtons({ isPhoto, isReplaceable, isUsed, isBusy, onCrop, onReplace, onRemove }: PictureButtonsProps) {
  const t = useTranslate();
  return (
    <div className={styles.buttons}>
      {isPhoto ? (
        <Button size="small" variant="soft" onClick={onCrop}>
          <Iconed icon={<Crop size={16} aria-hidden />}>{t('media.crop')}</Iconed>
        </Button>
      ) : null}
      {isReplaceable ? (
        <Button size="small" variant="soft" onClick={onReplace}>
          <Iconed icon={<Replace size={16} aria-hidden />}>{t('media.replace')}</Iconed>
        </Button>
      ) : null}
      <Button size="small" variant="ghost" loading={isBusy} disabled={isUsed} onClick={onRemove}>
        <Iconed icon={<Trash2 size={16} aria-hidden />}>{t('media.remove')}</Iconed>
      </Button>
    </div>
  );
}
