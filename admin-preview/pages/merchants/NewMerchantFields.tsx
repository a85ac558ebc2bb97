import { useState } from 'react';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { ownAddress } from '../../kit/parts/ownAddress.ts';
import { useSay } from '../../kit/texts/say.ts';
import type { Entered, Faults } from './useNewMerchant.ts';

/** A code out of a name, as far as the name has letters for one. */
const codeFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 31);

interface NewMerchantFieldsProps {
  readonly entered: Entered;
  readonly faults: Faults;
  readonly onChange: (part: Partial<Entered>) => void;
}

/** What a new merchant is called and where it is. The code follows the name until one is typed. */
export function NewMerchantFields({ entered, faults, onChange }: NewMerchantFieldsProps) {
  const say = useSay();
  const { title, merchantCode, host } = entered;
  const [hasOwnCode, setHasOwnCode] = useState(false);
  const address = ownAddress(merchantCode || 'luna', null);
  return (
    <>
      <Field label={say('newMerchant.name')} hint={say('newMerchant.nameHint')} error={faults.title} required>
        {(ids) => (
          <TextInput
            {...ids}
            value={title}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) =>
              onChange({ title: target.value, ...(hasOwnCode ? {} : { merchantCode: codeFrom(target.value) }) })
            }
          />
        )}
      </Field>
      <Field label={say('newMerchant.code')} hint={say('newMerchant.codeHint', { address })} error={faults.merchantCode} required>
        {(ids) => (
          <TextInput
            {...ids}
            value={merchantCode}
            maxLength={32}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setHasOwnCode(target.value !== '');
              onChange({ merchantCode: target.value.toLowerCase() });
            }}
          />
        )}
      </Field>
      <Field label={say('newMerchant.host')} hint={say('newMerchant.hostHint')} error={faults.host}>
        {(ids) => (
          <TextInput
            {...ids}
            value={host}
            maxLength={253}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onChange({ host: target.value })}
          />
        )}
      </Field>
    </>
  );
}
