import { ShieldCheck } from 'lucide-react';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FileField } from './FileField.tsx';
import styles from './NewMerchantDialog.module.css';
import { NewMerchantFields } from './NewMerchantFields.tsx';
import { type Origin, origins, useNewMerchant } from './useNewMerchant.ts';

interface OriginChoiceProps {
  readonly value: Origin;
  readonly onChange: (origin: Origin) => void;
}

function OriginChoice({ value, onChange }: OriginChoiceProps) {
  const t = useTranslate();
  return (
    <fieldset className={styles.origins}>
      <legend className={styles.legend}>{t('newMerchant.from')}</legend>
      {origins.map((origin) => (
        <label key={origin} className={styles.origin}>
          <input type="radio" name="from" checked={value === origin} onChange={() => onChange(origin)} />
          <span className={styles.originName}>{t(`newMerchant.from.${origin}`)}</span>
          <span className={styles.originText}>{t(`newMerchant.from.${origin}.text`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface NewMerchantDialogProps {
  /** A merchant to begin from, when that was asked for. */
  readonly copyOf?: string | undefined;
  readonly onClose: () => void;
}

/** Makes a merchant, as a draft, and goes to its editor. */
export function NewMerchantDialog({ copyOf = '', onClose }: NewMerchantDialogProps) {
  const t = useTranslate();
  const { entered, change, chosen, setChosen, lacksFile, faults, isBusy, onSubmit } = useNewMerchant(copyOf);
  const { merchantCode, from } = entered;
  return (
    <Dialog title={t('newMerchant.title')} onClose={onClose}>
      <form className={styles.root} onSubmit={onSubmit} noValidate>
        <p className={styles.text}>{t('newMerchant.text')}</p>
        <OriginChoice value={from} onChange={(origin) => change({ from: origin })} />
        {from === 'copy' ? (
          <TextField
            label={t('newMerchant.copyOf')}
            hint={t('newMerchant.copyOfHint')}
            error={faults.copyOf}
            value={entered.copyOf}
            onText={(text) => change({ copyOf: text })}
            maxLength={40}
          />
        ) : null}
        {from === 'file' ? <FileField merchantCode={merchantCode || 'new'} chosen={chosen} onChosen={setChosen} /> : null}
        <NewMerchantFields entered={entered} faults={faults} onChange={change} />
        {from === 'base' || from === 'new' ? (
          <p className={styles.strict}>
            <ShieldCheck size={16} aria-hidden /> {t('newMerchant.strict')}
          </p>
        ) : null}
        <DialogFoot
          fault={faults.form}
          submitLabel={t('newMerchant.submit')}
          isBusy={isBusy}
          isDisabled={lacksFile}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
