import { readSwitch } from '#schemas/base/json/readSwitch.ts';
import { SwitchInput } from '#src/ui/SwitchInput/SwitchInput.tsx';
import type { ControlProps } from './Control.ts';
import { switchValue } from './switchValue.ts';

/** On or off; written the way the document writes it: "1" and "0" as text, or a boolean. */
export function SwitchControl({ setting, value, onChange, id, describedBy }: ControlProps) {
  return (
    <SwitchInput
      id={id}
      checked={readSwitch(value) ?? false}
      aria-describedby={describedBy}
      onChange={(event) => onChange(switchValue(setting, event.target.checked))}
    />
  );
}
