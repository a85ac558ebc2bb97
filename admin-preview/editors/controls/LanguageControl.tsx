import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ControlProps } from './Control.ts';

/** One of the languages that the site allows, or none. */
export function LanguageControl({ value, ...control }: ControlProps) {
  const t = useTranslate();
  const allowed = useDraft(({ resolved }) => resolved.site.languages);
  const current = typeof value === 'string' ? value.trim().toUpperCase() : '';
  const codes = [...allowed, ...(current === '' || allowed.some((code) => code === current) ? [] : [current])];
  const options = [
    { value: '', label: t('language.first') },
    ...codes.map((code) => ({ value: code, label: wordName(t, 'language', code) })),
  ];
  return <ChoiceList {...control} value={current} options={options} />;
}
