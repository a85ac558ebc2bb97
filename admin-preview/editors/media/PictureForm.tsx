import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useSay } from '../../kit/texts/say.ts';
import styles from './PictureDialog.module.css';
import type { PictureChanges } from './usePictureChanges.ts';

interface PictureFormProps {
  readonly changes: PictureChanges;
  readonly isDisabled: boolean;
}

/** What a picture is called, and what is read out in its place. */
export function PictureForm({ changes, isDisabled }: PictureFormProps) {
  const say = useSay();
  const { name, setName, alt, setAlt, isDirty, save, isBusy } = changes;
  return (
    <form className={styles.form} onSubmit={save}>
      <Field label={say('media.name')} required>
        {(ids) => (
          <TextInput
            {...ids}
            value={name}
            maxLength={80}
            disabled={isDisabled}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={say('media.alt')} hint={say('media.altHint')}>
        {(ids) => (
          <TextInput {...ids} value={alt} maxLength={200} disabled={isDisabled} onChange={({ target }) => setAlt(target.value)} />
        )}
      </Field>
      {isDirty ? (
        <Button type="submit" size="small" loading={isBusy} disabled={name.trim() === ''}>
          {say('media.save')}
        </Button>
      ) : null}
    </form>
  );
}
