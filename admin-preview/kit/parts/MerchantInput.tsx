import { type ComponentProps, useCallback, useDeferredValue, useId, useState } from 'react';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';

interface MerchantInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onValue: (code: string) => void;
  /** Which merchants are suggested; without it all at which the operator has a role. */
  readonly isOffered?: (code: string) => boolean;
}

/** The code of a merchant. Suggests merchants whose code or title contains the typed text. */
export function MerchantInput({ value, onValue, isOffered = () => true, ...rest }: MerchantInputProps) {
  const { api } = useWorkplace();
  const listId = useId();
  const [isUsed, setIsUsed] = useState(false);
  const search = useDeferredValue(value);
  const load = useCallback(
    async () => (isUsed ? (await api.merchants({ query: { search } })).merchants : []),
    [api, isUsed, search],
  );
  // Without an answer nothing is suggested, and the code can still be typed.
  const suggested = useLoaded(load);
  return (
    <>
      <TextInput
        {...rest}
        value={value}
        list={listId}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onFocus={() => setIsUsed(true)}
        onChange={({ target }) => onValue(target.value)}
      />
      <datalist id={listId}>
        {suggested.state === 'ready'
          ? suggested.value
              .filter(({ merchantCode }) => isOffered(merchantCode))
              .map(({ merchantCode, title }) => (
                <option key={merchantCode} value={merchantCode}>
                  {title}
                </option>
              ))
          : null}
      </datalist>
    </>
  );
}
