import type { BetRecordsProps } from './block.ts';
import { isRailCategory } from '#schemas/declare/names/gameCategories.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { QueryChoice } from '#src/features/records/QueryChoice.tsx';
import { RangePicker } from '#src/features/records/RangePicker.tsx';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordTotals } from '#src/features/records/RecordTotals.tsx';
import { useQueryChoice } from '#src/features/records/useQueryChoice.ts';
import { useRange } from '#src/features/records/useRange.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { timeOfMoment } from '#src/lib/format/moment.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { entries } from './entries.ts';

/** A member's own bets (MEM-07): the days and the kind of games are in the address. */
export function BetRecords({ categories, totals, design }: BetRecordsProps) {
  const t = useText();
  const locale = useLocale();
  const { range, choose, days } = useRange();
  const [named, chooseCategory] = useQueryChoice('gameType');
  const category = isRailCategory(named) ? named : '';
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <RangePicker range={range} choose={choose} />
      {categories.length === 0 ? null : (
        <QueryChoice
          label={t('records.category')}
          all={t('records.everyCategory')}
          value={category}
          options={categories.map((code) => [code, t(`category.${code}`)])}
          onChoose={chooseCategory}
        />
      )}
      <RecordList
        call="gameRecords"
        label={t('menu.betRecords')}
        design={design}
        heads={{
          title: t('menu.betRecords'),
          amount: t('records.profit'),
          pairs: [t('records.stake'), t('records.payout'), t('records.category'), t('records.vendor')],
        }}
        timeOf={({ betTime }) => betTime}
        params={{ ...days, ...(category === '' ? {} : { gameType: category }) }}
        totals={(answer) =>
          totals && answer.totals ? (
            <RecordTotals
              title={t('records.totals')}
              items={[
                { label: t('records.stake'), value: answer.totals.stake },
                { label: t('records.payout'), value: answer.totals.payout },
                { label: t('records.profit'), value: answer.totals.profit, signed: true },
              ]}
            />
          ) : null
        }
      >
        {({ gameName, gameType, vendorName, betTime, stake, payout, profit, freeplay }) => ({
          icon: isRailCategory(gameType) ? gameType : 'play',
          title: <bdi>{gameName}</bdi>,
          note: timeOfMoment(betTime, locale),
          amount: <Amount value={profit} signed />,
          ...(freeplay === 1 ? { state: <Badge tone="muted">{t('records.freeplay')}</Badge> } : {}),
          pairs: [
            [t('records.stake'), <Amount key="stake" value={stake} />],
            [t('records.payout'), <Amount key="payout" value={payout} />],
            [t('records.category'), isRailCategory(gameType) ? t(`category.${gameType}`) : gameType],
            ...(vendorName ? [[t('records.vendor'), <bdi key="vendor">{vendorName}</bdi>] as const] : []),
          ],
        })}
      </RecordList>
    </RecordScreen>
  );
}
