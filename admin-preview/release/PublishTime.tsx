import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { Segmented } from '../parts/Segmented.tsx';
import { useSay } from '../texts/say.ts';
import styles from './PublishTime.module.css';

interface PublishTimeProps {
  /** What was entered, as the browser writes a local moment; undefined to publish now. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const HOUR_MS = 3_600_000;
const pad = (count: number) => String(count).padStart(2, '0');

/** A moment as a field for local time wants it. */
const localMoment = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

/** The next full hour that is at least an hour away. */
const proposed = () => {
  const moment = new Date(Date.now() + 2 * HOUR_MS);
  moment.setMinutes(0);
  return localMoment(moment);
};

/** Whether a moment was entered that has not passed. */
export const isAhead = (value: string): boolean => Date.parse(value) > Date.now();

/** Now, or at a time of the operator's own clock. */
export function PublishTime({ value, onChange }: PublishTimeProps) {
  const say = useSay();
  const isLater = value !== undefined;
  return (
    <div className={styles.root}>
      <Segmented
        label={say('plan.when')}
        options={[
          { value: 'now', label: say('plan.now') },
          { value: 'later', label: say('plan.later') },
        ]}
        value={isLater ? 'later' : 'now'}
        onChange={(when) => onChange(when === 'later' ? proposed() : undefined)}
      />
      {isLater ? (
        <Field
          label={say('plan.moment')}
          hint={say('plan.zone', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
          error={isAhead(value) ? undefined : say('plan.past')}
        >
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
