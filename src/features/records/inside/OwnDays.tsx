import { type FormEvent, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { type DateRange, type RangeFault, checkRange, todayOf } from '../recordRange.ts';
import styles from './OwnDays.module.css';

interface OwnDaysProps {
  readonly range: DateRange;
  readonly onChoose: (range: DateRange) => void;
}

/** A custom range of days, by native date inputs. */
export function OwnDays({ range, onChoose }: OwnDaysProps) {
  const t = useText();
  const { maxDays } = useSite().site.behaviour.records;
  const [fault, setFault] = useState<RangeFault>();
  const today = todayOf(new Date());

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const textOf = (name: string) => String(data.get(name) ?? '');
    const chosen = { startDate: textOf('startDate'), endDate: textOf('endDate') };
    const found = checkRange(chosen, today, maxDays);
    setFault(found);
    if (found === undefined) onChoose(chosen);
    else event.currentTarget.querySelector<HTMLInputElement>('[name=endDate]')?.focus();
  }

  return (
    // The form shows faults itself: the browser's messages would follow the browser's language.
    <form className={styles.root} noValidate onSubmit={choose} aria-label={t('records.own')}>
      <Field label={t('records.from')}>
        {(ids) => <TextInput {...ids} type="date" name="startDate" defaultValue={range.startDate} max={today} />}
      </Field>
      <Field label={t('records.to')} error={fault && t(`records.fault.${fault}`, { days: maxDays, count: maxDays })}>
        {(ids) => <TextInput {...ids} type="date" name="endDate" defaultValue={range.endDate} max={today} />}
      </Field>
      <Button className={styles.button} type="submit" variant="soft">
        {t('records.show')}
      </Button>
    </form>
  );
}
