import { useState } from 'react';
import { TextField } from '../../kit/parts/TextField.tsx';
import { ownAddress } from '../../kit/parts/ownAddress.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
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
  const t = useTranslate();
  const { title, merchantCode, host } = entered;
  const [hasOwnCode, setHasOwnCode] = useState(false);
  const address = ownAddress(merchantCode || 'luna', null);
  return (
    <>
      <TextField
        label={t('newMerchant.name')}
        hint={t('newMerchant.nameHint')}
        error={faults.title}
        required
        value={title}
        maxLength={60}
        autoComplete="off"
        onText={(text) => onChange({ title: text, ...(hasOwnCode ? {} : { merchantCode: codeFrom(text) }) })}
      />
      <TextField
        label={t('newMerchant.code')}
        hint={t('newMerchant.codeHint', { address })}
        error={faults.merchantCode}
        required
        isCode
        value={merchantCode}
        maxLength={32}
        onText={(text) => {
          setHasOwnCode(text !== '');
          onChange({ merchantCode: text.toLowerCase() });
        }}
      />
      <TextField
        label={t('newMerchant.host')}
        hint={t('newMerchant.hostHint')}
        error={faults.host}
        isCode
        value={host}
        maxLength={253}
        onText={(text) => onChange({ host: text })}
      />
    </>
  );
}
