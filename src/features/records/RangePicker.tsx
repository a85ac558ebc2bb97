import { useState } from 'react';
import { isPresetRange, offeredRanges } from '#schemas/declare/names/offeredRanges.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { ChipButton } from '#src/ui/Chip/ChipButton.tsx';
import styles from './RangePicker.module.css';
import { OwnDays } from './inside/OwnDays.tsx';
import { useDays } from './useDays.ts';
import type { Range } from './useRange.ts';

/** Which days a list shows: some that are asked for often, and any others. */
export function RangePicker({ range, choose }: Pick<Range, 'range' | 'choose'>) {
  const t = useText();
  const days = useDays();
  const ranges = offeredRanges(useSite().site.behaviour.records);
  const [isOpen, setOpen] = useState(false);
  const isOwn = isOpen || range.name === 'own';
  return (
    <div className={styles.root}>
      <div className={styles.chips} role="group" aria-label={t('records.range')}>
        {ranges.filter(isPresetRange).map((name) => (
          <ChipButton
            key={name}
            pressed={!isOwn && range.name === name}
            onClick={() => {
              setOpen(false);
              choose(name);
            }}
          >
            {t(`records.${name}`)}
          </ChipButton>
        ))}
        {ranges.includes('own') ? (
          <ChipButton pressed={isOwn} aria-expanded={isOwn} onClick={() => setOpen(true)}>
            {t('records.own')}
          </ChipButton>
        ) : null}
      </div>
      {isOwn ? (
        <OwnDays key={`${range.startDate} ${range.endDate}`} range={range} onChoose={choose} />
      ) : (
        <p className={styles.days}>{days(range.startDate, range.endDate)}</p>
      )}
    </div>
  );
}
