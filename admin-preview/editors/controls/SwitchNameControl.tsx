import { pointerTo } from '#schemas/base/json/problem.ts';
import { switchNames } from '#schemas/declare/names/switchNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ControlProps } from './Control.ts';

/** One of the switches, by its title, or none. A name that no switch has is shown as it is. */
export function SwitchNameControl({ value, ...control }: ControlProps) {
  const t = useTranslate();
  const current = typeof value === 'string' ? value : '';
  const isKnown = current === '' || switchNames.some((name) => name === current);
  const options = [
    { value: '', label: t('switchName.none') },
    ...(isKnown ? [] : [{ value: current, label: current }]),
    ...switchNames.map((name) => ({
      value: name,
      label: t('switchName.choice', { title: t.declared(pointerTo('switches', name), 'title'), name }),
    })),
  ];
  return <ChoiceList {...control} value={current} options={options} />;
}
