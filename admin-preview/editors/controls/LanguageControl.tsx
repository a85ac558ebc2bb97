import { useDraft } from '../../model/draft/DraftContext.ts';
import { useSay } from '../../kit/texts/say.ts';
import { wordName } from '#texts/tool/words.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ControlProps } from './Control.ts';

/** One of the languages that the site allows, or none. */
export function LanguageControl({ value, ...control }: ControlProps) {
  const say = useSay();
  const allowed = useDraft(({ resolved }) => resolved.site.languages);
  const current = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const codes = [...allowed, ...(current === '' || allowed.some((code) => code === current) ? [] : [current])];
  const options = [
    { value: '', label: say('language.first') },
    ...codes.map((code) => ({ value: code, label: wordName(say, 'language', code) })),
  ];
  return <ChoiceList {...control} value={current} options={options} />;
}
