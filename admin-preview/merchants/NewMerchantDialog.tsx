import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { isReadableName } from '#schemas/displayName.ts';
import { HOST_PATTERN, NEW_CODE_PATTERN, type NewMerchantBody } from '#schemas/api/merchants.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { Refusal } from '../api/Refusal.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { DialogFoot } from '../parts/DialogFoot.tsx';
import { ownAddress } from '../parts/ownAddress.ts';
import { goTo } from '../route/route.ts';
import { refusalText } from '../texts/refusalText.ts';
import type { Say } from '#texts/tool/say.ts';
import { useSay } from '../texts/say.ts';
import { FileField } from './FileField.tsx';
import styles from './NewMerchantDialog.module.css';
import type { ChosenFile } from './readChosenFile.ts';

const origins = ['base', 'new', 'copy', 'file'] as const;
type Origin = (typeof origins)[number];

interface Entered {
  readonly title: string;
  readonly merchantCode: string;
  readonly host: string;
  readonly from: Origin;
  readonly copyOf: string;
}

type Faults = Readonly<Partial<Record<'title' | 'merchantCode' | 'host' | 'copyOf' | 'form', string>>>;

/** A code out of a name, as far as the name has letters for one. */
const codeFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 31);

function faultsOf(say: Say, { title, merchantCode, host, from, copyOf }: Entered): Faults {
  return {
    ...(title === ''
      ? { title: say('newMerchant.nameMissing') }
      : isReadableName(title)
        ? {}
        : { title: say('name.unreadable') }),
    ...(new RegExp(NEW_CODE_PATTERN).test(merchantCode) ? {} : { merchantCode: say('newMerchant.codeBad') }),
    ...(host === '' || new RegExp(HOST_PATTERN).test(host) ? {} : { host: say('newMerchant.hostBad') }),
    ...(from === 'copy' && copyOf === '' ? { copyOf: say('newMerchant.copyOfMissing') } : {}),
  };
}

/** Under which field a refusal of the server belongs. */
const fieldOf: Readonly<Partial<Record<string, keyof Faults>>> = {
  'merchant.codeTaken': 'merchantCode',
  'merchant.codeReserved': 'merchantCode',
  'host.taken': 'host',
  'host.tool': 'host',
  'merchant.unknown': 'copyOf',
};

interface OriginChoiceProps {
  readonly value: Origin;
  readonly onChange: (origin: Origin) => void;
}

function OriginChoice({ value, onChange }: OriginChoiceProps) {
  const say = useSay();
  return (
    <fieldset className={styles.origins}>
      <legend className={styles.legend}>{say('newMerchant.from')}</legend>
      {origins.map((origin) => (
        <label key={origin} className={styles.origin}>
          <input type="radio" name="from" checked={value === origin} onChange={() => onChange(origin)} />
          <span className={styles.originName}>{say(`newMerchant.from.${origin}`)}</span>
          <span className={styles.originText}>{say(`newMerchant.from.${origin}.text`)}</span>
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
  const say = useSay();
  const { api } = useWorkplace();
  const [entered, setEntered] = useState<Entered>({
    title: '',
    merchantCode: '',
    host: '',
    from: copyOf === '' ? 'base' : 'copy',
    copyOf,
  });
  const [hasOwnCode, setHasOwnCode] = useState(false);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setIsBusy] = useState(false);
  const { title, merchantCode, host, from } = entered;
  const file = chosen?.state === 'readable' ? chosen.content : undefined;
  const change = (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part }));

  async function add() {
    const trimmed = { ...entered, title: title.trim(), host: host.trim().toLowerCase(), copyOf: entered.copyOf.trim() };
    const found = faultsOf(say, trimmed);
    setFaults(found);
    if (Object.keys(found).length > 0 || (from === 'file' && file === undefined)) return;
    const body: NewMerchantBody = {
      merchantCode,
      title: trimmed.title,
      from,
      ...(trimmed.host === '' ? {} : { host: trimmed.host }),
      ...(from === 'copy' ? { copyOf: trimmed.copyOf } : {}),
      ...(from === 'file' && file ? { file } : {}),
    };
    setIsBusy(true);
    try {
      await api.addMerchant({ body });
      goTo({ page: 'editor', merchantCode, section: 'identity' });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFaults({ [fieldOf[error.code] ?? 'form']: refusalText(say, error) });
      setIsBusy(false);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void add();
  }

  const address = ownAddress(merchantCode || 'luna', null);
  return (
    <Dialog title={say('newMerchant.title')} onClose={onClose}>
      <form className={styles.root} onSubmit={onSubmit} noValidate>
        <p className={styles.text}>{say('newMerchant.text')}</p>
        <OriginChoice value={from} onChange={(origin) => change({ from: origin })} />
        {from === 'copy' ? (
          <Field label={say('newMerchant.copyOf')} hint={say('newMerchant.copyOfHint')} error={faults.copyOf}>
            {(ids) => (
              <TextInput
                {...ids}
                value={entered.copyOf}
                onChange={({ target }) => change({ copyOf: target.value })}
                maxLength={40}
              />
            )}
          </Field>
        ) : null}
        {from === 'file' ? <FileField merchantCode={merchantCode || 'new'} chosen={chosen} onChosen={setChosen} /> : null}
        <Field label={say('newMerchant.name')} hint={say('newMerchant.nameHint')} error={faults.title} required>
          {(ids) => (
            <TextInput
              {...ids}
              value={title}
              maxLength={60}
              autoComplete="off"
              onChange={({ target }) =>
                change({ title: target.value, ...(hasOwnCode ? {} : { merchantCode: codeFrom(target.value) }) })
              }
            />
          )}
        </Field>
        <Field
          label={say('newMerchant.code')}
          hint={say('newMerchant.codeHint', { address })}
          error={faults.merchantCode}
          required
        >
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
                change({ merchantCode: target.value.toLowerCase() });
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
              onChange={({ target }) => change({ host: target.value })}
            />
          )}
        </Field>
        {from === 'base' || from === 'new' ? (
          <p className={styles.strict}>
            <ShieldCheck size={16} aria-hidden /> {say('newMerchant.strict')}
          </p>
        ) : null}
        <DialogFoot
          fault={faults.form}
          submitLabel={say('newMerchant.submit')}
          isBusy={isBusy}
          isDisabled={from === 'file' && file === undefined}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
