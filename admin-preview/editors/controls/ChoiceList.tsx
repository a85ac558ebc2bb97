import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import type { ControlProps } from './Control.ts';

interface ChoiceListProps extends Pick<ControlProps, 'id' | 'describedBy' | 'isInvalid' | 'onChange'> {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Choices as one native list. */
export const ChoiceList = ({ id, value, onChange, describedBy, isInvalid, options }: ChoiceListProps) => (
  <SelectInput
    id={id}
    value={value}
    aria-describedby={describedBy}
    aria-invalid={isInvalid || undefined}
    onChange={({ target }) => onChange(target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </SelectInput>
);
