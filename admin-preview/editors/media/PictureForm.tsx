import { Button } from '#src/ui/Button/Button.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PictureDialog.module.css';
import type { PictureChanges } from './usePictureChanges.ts';

interface PictureFormProps {
  readonly changes: PictureChanges;
  readonly isDisabled: boolean;
}

/** Name and alternative text of a picture. */
export function PictureForm({ changes, isDisabled }: PictureFormProps) {
  const t = useTranslate();
  const { name, setName, alt, setAlt, isDirty, save, isBusy } = changes;
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField label={t('media.name')} required value={name} maxLength={80} disabled={isDisabled} onText={setName} />
      <TextField
        label={t('media.alt')}
        hint={t('media.altHint')}
        value={alt}
        maxLength={200}
        disabled={isDisabled}
        onText={setAlt}
      />
      {isDirty ? (
        <Button type="submit" size="small" loading={isBusy} disabled={name.trim() === ''}>
          {t('media.save')}
        </Button>
      ) : null}
    </form>
  );
}
