import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { choiceName } from '#texts/tool/words.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ControlProps } from './Control.ts';

/** Up to this many choices are all in view. */
const IN_VIEW = 3;
/** Longer words are not side by side on a phone. */
const MAX_WORD = 16;

/** One of a closed set. A value outside of it is shown as it is, so that it can be seen and left. */
export function SelectControl({ setting, value, onChange, id, labelId, describedBy, isInvalid }: ControlProps) {
  const t = useTranslate();
  const options = setting.choices.map((choice) => ({ value: choice, label: choiceName(t, setting.pointer, choice) }));
  const current = typeof value === 'string' ? value : '';
  if (options.length <= IN_VIEW && options.every(({ label }) => label.length <= MAX_WORD)) {
    return <Segmented labelId={labelId} describedBy={describedBy} options={options} value={current} onChange={onChange} />;
  }
  const unknown = setting.choices.includes(current) ? [] : [{ value: current, label: current || t('value.empty') }];
  return <ChoiceList {...{ id, describedBy, isInvalid, onChange }} value={current} options={[...unknown, ...options]} />;
}
