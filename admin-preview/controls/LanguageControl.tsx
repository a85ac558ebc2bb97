import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { useDraft } from '../draft/DraftContext.ts';
import { useSay } from '../texts/say.ts';
import { wordName } from '#texts/tool/words.ts';
import type { ControlProps } from './Control.ts';

/** One of the languages that the site allows, or none. */
export function LanguageControl({ value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const say = useSay();
  const allowed = useDraft(({ resolved }) => resolved.site.languages);
  const current = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const choices = [...allowed, ...(current === '' || allowed.some((code) => code === current) ? [] : [current])];
  return (
    <SelectInput
      id={id}
      value={current}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say('language.first')}</option>
      {choices.map((code) => (
        <option key={code} value={code}>
          {wordName(say, 'language', code)}
        </option>
      ))}
    </SelectInput>
  );
}
