import { type ComponentProps, useState } from 'react';
import { type HomeFigure, type HomeLimits, defaultHomeLimits, homeFigures } from '#schemas/judge/lint/homeWeight.schema.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { homeLimitTitle, homeLimitUnit } from './homeLimitTitle.ts';
import styles from './HomeLimitFields.module.css';

interface LimitInputProps extends ComponentProps<typeof TextInput> {
  readonly figure: HomeFigure;
  readonly limit: number;
  readonly onLimit: (limit: number) => void;
}

/** Keeps the text as typed; anything but a number above 0 means the product's default limit. */
function LimitInput({ figure, limit, onLimit, ...ids }: LimitInputProps) {
  const shown = (value: number) => String(value / homeLimitUnit(figure));
  const [typed, setTyped] = useState(limit === defaultHomeLimits[figure] ? '' : shown(limit));
  return (
    <TextInput
      {...ids}
      type="number"
      inputMode="numeric"
      min={1}
      placeholder={shown(defaultHomeLimits[figure])}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const value = Math.round(Number(target.value) * homeLimitUnit(figure));
        onLimit(value > 0 ? value : defaultHomeLimits[figure]);
      }}
    />
  );
}

interface HomeLimitFieldsProps {
  readonly limits: HomeLimits;
  readonly disabled: boolean;
  readonly onChange: (limits: HomeLimits) => void;
}

/** How much home may take without a reason. An empty field is the limit of the product. */
export function HomeLimitFields({ limits, disabled, onChange }: HomeLimitFieldsProps) {
  const t = useTranslate();
  return (
    <fieldset className={styles.root} disabled={disabled}>
      <legend className={styles.legend}>{t('rules.home')}</legend>
      <p className={styles.text}>{t('rules.homeHint')}</p>
      <div className={styles.fields}>
        {homeFigures.map((figure) => (
          <Field key={figure} label={homeLimitTitle(t, figure)}>
            {(ids) => (
              <LimitInput
                {...ids}
                figure={figure}
                limit={limits[figure]}
                onLimit={(limit) => onChange({ ...limits, [figure]: limit })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
