import { type AuditAction, auditActions } from '#schemas/edges/api/auditActions.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextField } from '../../kit/parts/TextField.tsx';
import { MerchantInput } from '../../kit/parts/MerchantInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './AuditFilter.module.css';

/** Which lines of the audit log are asked for; an empty text does not matter. */
export interface AuditQuery {
  readonly who: string;
  readonly what: AuditAction | '';
  readonly merchant: string;
  /** Days, as a date field gives them; both included. */
  readonly from: string;
  readonly to: string;
}

interface AuditFilterProps {
  readonly query: AuditQuery;
  readonly onChange: (change: Partial<AuditQuery>) => void;
}

/** Filter by operator, action, merchant and time; empty fields do not filter. */
export function AuditFilter({ query, onChange }: AuditFilterProps) {
  const t = useTranslate();
  const texts = [
    ['who', 'text', 60],
    ['from', 'date', 10],
    ['to', 'date', 10],
  ] as const;
  const [who, ...days] = texts.map(([name, type, maxLength]) => (
    <TextField
      key={name}
      label={t(`audit.${name}`)}
      type={type}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="none"
      value={query[name]}
      onText={(text) => onChange({ [name]: text })}
    />
  ));
  return (
    <div className={styles.root} role="search" aria-label={t('audit.filter')}>
      {who}
      <Field label={t('audit.what')}>
        {(ids) => (
          <SelectInput
            {...ids}
            value={query.what}
            onChange={({ target }) => onChange({ what: auditActions.find((action) => action === target.value) ?? '' })}
          >
            <option value="">{t('audit.anything')}</option>
            {auditActions.map((action) => (
              <option key={action} value={action}>
                {t(`action.${action}`)}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label={t('audit.merchant')}>
        {(ids) => <MerchantInput {...ids} value={query.merchant} onValue={(merchant) => onChange({ merchant })} />}
      </Field>
      {days}
    </div>
  );
}
