import { TextField } from '../../kit/parts/TextField.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

const MAX_NOTE = 500;

/** What the history is to say about the next release. */
export function NoteField() {
  const t = useTranslate();
  const note = useDraft((state) => state.note);
  const setNote = useDraft((state) => state.setNote);
  return (
    <TextField
      label={t('publish.note')}
      value={note}
      maxLength={MAX_NOTE}
      placeholder={t('publish.notePlaceholder')}
      onText={setNote}
    />
  );
}
