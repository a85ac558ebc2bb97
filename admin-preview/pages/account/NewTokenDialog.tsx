import { type FormEvent, useState } from 'react';
import { isReadableName } from '#schemas/base/text/displayName.ts';
import { MERCHANT_CODE_PATTERN } from '#schemas/declare/release/release.schema.ts';
import { type OperatorRole, type RoleGrants, operatorRoles } from '#schemas/edges/api/roleGrants.ts';
import { type MadeToken, TOKEN_DAYS_DEFAULT, TOKEN_DAYS_MAX } from '#schemas/edges/api/tokens.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { TextField } from '../../kit/parts/TextField.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { CopyField } from '../../kit/parts/CopyField.tsx';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { DoneDialog } from '../../kit/parts/DoneDialog.tsx';
import styles from '../people/PersonDialog.module.css';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';

const lifetimes = [30, TOKEN_DAYS_DEFAULT, 180, TOKEN_DAYS_MAX];

interface NewTokenDialogProps {
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** The token, which is shown only now. */
function Made({ made: { token, secret }, onClose }: { readonly made: MadeToken; readonly onClose: () => void }) {
  const t = useTranslate();
  const moments = useMoments();
  return (
    <DoneDialog title={t('tokens.made', { name: token.name })} onClose={onClose}>
      <p role="status">{t('tokens.madeText', { when: moments.full(token.expiresAt) })}</p>
      <CopyField label={t('tokens.secret')} value={secret} copyLabel={t('tokens.copy')} />
    </DoneDialog>
  );
}

type Faults = Readonly<Partial<Record<'name' | 'merchants', string>>>;

const codesIn = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];

const grantsOf = (role: OperatorRole, codes: readonly string[]): RoleGrants =>
  codes.length === 0
    ? { all: role, merchants: {} }
    : { all: null, merchants: Object.fromEntries(codes.map((code) => [code, role])) };

function faultsOf(t: ToolTranslator, name: string, codes: readonly string[]): Faults {
  const isUnknown = (code: string) => !new RegExp(MERCHANT_CODE_PATTERN).test(code);
  return {
    ...(name.trim() === '' ? { name: t('tokens.nameMissing') } : isReadableName(name) ? {} : { name: t('name.unreadable') }),
    ...(codes.some(isUnknown) ? { merchants: t('tokens.merchantsBad') } : {}),
  };
}

interface RoleFieldProps {
  readonly role: OperatorRole;
  readonly onChange: (role: OperatorRole) => void;
}

function RoleField({ role, onChange }: RoleFieldProps) {
  const t = useTranslate();
  return (
    <Field label={t('tokens.role')} hint={t(`role.${role}.text`)}>
      {(ids) => (
        <SelectInput
          {...ids}
          value={role}
          onChange={({ target }) => onChange(operatorRoles.find((each) => each === target.value) ?? role)}
        >
          {operatorRoles.map((each) => (
            <option key={each} value={each}>
              {t(`role.${each}`)}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

interface LifetimeFieldProps {
  readonly days: number;
  readonly onChange: (days: number) => void;
}

function LifetimeField({ days, onChange }: LifetimeFieldProps) {
  const t = useTranslate();
  return (
    <Field label={t('tokens.days')}>
      {(ids) => (
        <SelectInput {...ids} value={days} onChange={({ target }) => onChange(Number(target.value))}>
          {lifetimes.map((each) => (
            <option key={each} value={each}>
              {t('tokens.lifetime', { count: each })}
            </option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}

/** Creates an API token: what for, what it may do, where, and for how long. */
export function NewTokenDialog({ onAdded, onClose }: NewTokenDialogProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [name, setName] = useState('');
  const [role, setRole] = useState<OperatorRole>('viewer');
  const [merchants, setMerchants] = useState('');
  const [days, setDays] = useState(TOKEN_DAYS_DEFAULT);
  const [faults, setFaults] = useState<Faults>({});
  const { attempt, fault, isBusy, dialog } = useConfirmedAttempt(t('confirm.accountText'));
  const [made, setMade] = useState<MadeToken>();

  async function add() {
    const codes = codesIn(merchants);
    const found = faultsOf(t, name, codes);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    await attempt(async () => {
      setMade(await api.addToken({ body: { name: name.trim(), roles: grantsOf(role, codes), days } }));
      onAdded();
    });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) void add();
  }

  if (made) return <Made made={made} onClose={onClose} />;
  return (
    <>
      <Dialog title={t('tokens.new')} onClose={onClose}>
        <form className={styles.root} onSubmit={onSubmit} noValidate>
          <TextField
            label={t('tokens.name')}
            hint={t('tokens.nameHint')}
            error={faults.name}
            required
            value={name}
            maxLength={60}
            autoComplete="off"
            onText={setName}
          />
          <RoleField role={role} onChange={setRole} />
          <TextField
            label={t('tokens.merchants')}
            hint={t('tokens.merchantsHint')}
            error={faults.merchants}
            isCode
            value={merchants}
            onText={setMerchants}
          />
          <LifetimeField days={days} onChange={setDays} />
          <DialogFoot fault={fault} submitLabel={t('tokens.submit')} isBusy={isBusy} onClose={onClose} />
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
