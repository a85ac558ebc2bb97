import { pointerTo } from '#schemas/base/json/problem.ts';
import { switchNames } from '#schemas/declare/names/switchNames.ts';
import { useSay } from '../../kit/texts/say.ts';
import { ChoiceList } from './ChoiceList.tsx';
import type { ControlProps } from './Control.ts';

/** One of the switches, by its title, or none. A name that no switch has is shown as it is. */
export function SwitchNameControl({ value, ...control }: ControlProps) {
  const say = useSay();
  const current = typeof value === 'string' ? value : '';
  const isKnown = current === '' || switchNames.some((name) => name === current);
  const options = [
    { value: '', label: say('switchName.none') },
    ...(isKnown ? [] : [{ value: current, label: current }]),
    ...switchNames.map((name) => ({
      value: name,
      label: say('switchName.choice', { title: say.declared(pointerTo('switches', name), 'title'), name }),
    })),
  ];
  return <ChoiceList {...control} value={current} options={options} />;
}
