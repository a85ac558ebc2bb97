import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type MomentKind, localMoment, momentKind } from './localMoment.ts';
import styles from './PublishTime.module.css';

interface PublishTimeProps {
  /** What was entered, as the browser writes a local moment; undefined to publish now. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const HOUR_MS = 3_600_000;

/** The next full hour that is at least an hour away. */
const proposed = () => {
  const moment = new Date(Date.now() + 2 * HOUR_MS);
  moment.setMinutes(0);
  return localMoment(moment);
};

/** Whether a release can be scheduled for a moment: it was entered, exists and has not passed. */
export const isAhead = (value: string): boolean => ['ahead', 'twice'].includes(momentKind(value, Date.now()));

/** What is wrong with a moment that cannot be chosen. */
const faults: Readonly<Partial<Record<MomentKind, 'plan.past' | 'plan.missing'>>> = {
  none: 'plan.past',
  past: 'plan.past',
  missing: 'plan.missing',
};

/** Now, or at a time of the operator's own clock. */
export function PublishTime({ value, onChange }: PublishTimeProps) {
  const t = useTranslate();
  const isLater = value !== undefined;
  const kind = momentKind(value ?? '', Date.now());
  const fault = faults[kind];
  const zone = t('plan.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });
  return (
    <div className={styles.root}>
      <Segmented
        label={t('plan.when')}
        options={[
          { value: 'now', label: t('plan.now') },
          { value: 'later', label: t('plan.later') },
        ]}
        value={isLater ? 'later' : 'now'}
        onChange={(when) => onChange(when === 'later' ? proposed() : undefined)}
      />
      {isLater ? (
        <Field label={t('plan.moment')} hint={kind === 'twice' ? `${zone} ${t('plan.twice')}` : zone} error={fault && t(fault)}>
          {(ids) => (
            <TextInput
              {...ids}
              type="datetime-local"
              value={value}
              min={localMoment(new Date())}
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        </Field>
      ) : null}
    </div>
  );
}
