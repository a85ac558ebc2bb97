import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useSay } from '../../kit/texts/say.ts';

const MAX_NOTE = 500;

/** What the history is to say about the next release. */
export function NoteField() {
  const say = useSay();
  const note = useDraft((state) => state.note);
  const setNote = useDraft((state) => state.setNote);
  return (
    <Field label={say('publish.note')}>
      {(ids) => (
        <TextInput
          {...ids}
          value={note}
          maxLength={MAX_NOTE}
          placeholder={say('publish.notePlaceholder')}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
    </Field>
  );
}
