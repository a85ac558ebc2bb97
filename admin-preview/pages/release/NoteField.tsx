import { TextField } from '../../kit/parts/TextField.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useSay } from '../../kit/texts/say.ts';

const MAX_NOTE = 500;

/** What the history is to say about the next release. */
export function NoteField() {
  const say = useSay();
  const note = useDraft((state) => state.note);
  const setNote = useDraft((state) => state.setNote);
  return (
    <TextField
      label={say('publish.note')}
      value={note}
      maxLength={MAX_NOTE}
      placeholder={say('publish.notePlaceholder')}
      onText={setNote}
    />
  );
}
