import { pointerTo } from '#schemas/problem.ts';
import { switchNames } from '#schemas/switchNames.ts';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { useSay } from '../texts/say.ts';
import type { ControlProps } from './Control.ts';

/** One of the switches, by its title, or none. A name that no switch has is shown as it is. */
export function SwitchNameControl({ value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const say = useSay();
  const current = typeof value === 'string' ? value : '';
  const isKnown = current === '' || switchNames.some((name) => name === current);
  return (
    <SelectInput
      id={id}
      value={current}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say('switchName.none')}</option>
      {isKnown ? null : <option value={current}>{current}</option>}
      {switchNames.map((name) => (
        <option key={name} value={name}>
          {say('switchName.choice', { title: say.declared(pointerTo('switches', name), 'title'), name })}
        </option>
      ))}
    </SelectInput>
  );
}
