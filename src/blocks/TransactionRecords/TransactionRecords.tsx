import type { TransactionRecordsProps } from './block.ts';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { QueryChoice } from '#src/features/records/QueryChoice.tsx';
import { RangePicker } from '#src/features/records/RangePicker.tsx';
import { RecordList } from '#src/features/records/RecordList.tsx';
import type { RecordRowProps } from '#src/features/records/RecordRow.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordTotals } from '#src/features/records/RecordTotals.tsx';
import { useQueryChoice } from '#src/features/records/useQueryChoice.ts';
import { useRange } from '#src/features/records/useRange.ts';
import { type TextValue, useTexts } from '#src/i18n/TextContext.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { timeOfMoment } from '#src/lib/format/moment.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import type { IconName } from '#src/ui/Icon/Icon.tsx';
import { entries } from './entries.ts';

/** Asks for every kind. */
const ALL = 'A';

/** Name of a transaction type; the platform's code where there is no text for it. */
const kindText = ({ t, has }: TextValue, type: string): string => {
  const key = `records.type.${type}`;
  return has(key) ? t(key) : type;
};

/** Where a bonus came from, by the platform's code; everything else comes as a text. */
const sources: Readonly<Record<string, TextKey>> = {
  reward: 'menu.reward',
  mall: 'menu.mall',
  dividend: 'page.dividends',
  opening: 'records.opening',
  deposit: 'records.type.D',
};

/** Icon by the platform's code of the transaction type. */
const icons: Readonly<Record<string, IconName>> = {
  D: 'deposit',
  W: 'withdraw',
  B: 'play',
  P: 'trophy',
  R: 'reward',
};

function stateOf({ t, has }: TextValue, status: string) {
  if (status === 'done') return undefined;
  const key = `records.status.${status}`;
  return <Badge tone={status === 'waiting' ? 'accent' : 'muted'}>{has(key) ? t(key) : status}</Badge>;
}

type Movement = CallAnswer<'transactions'>['list'][number];

/** What a row says of a transaction. */
function useMovement() {
  const texts = useTexts();
  const locale = useLocale();
  const { t } = texts;
  return ({ type, time, amount, balance, status, reference, detail }: Movement): RecordRowProps => {
    const source = detail === undefined ? undefined : sources[detail];
    const state = stateOf(texts, status);
    return {
      icon: icons[type] ?? 'transactions',
      title: kindText(texts, type),
      note: (
        <>
          {timeOfMoment(time, locale)}
          {detail ? (
            <>
              {' · '}
              <bdi>{source === undefined ? detail : t(source)}</bdi>
            </>
          ) : null}
        </>
      ),
      amount: <Amount value={amount} signed={status !== 'cancelled' && status !== 'expired'} />,
      ...(state ? { state } : {}),
      pairs: [
        ...(balance === undefined ? [] : [[t('records.balance'), <Amount key="balance" value={balance} />] as const]),
        ...(reference ? [[t('records.reference'), <bdi key="reference">{reference}</bdi>] as const] : []),
      ],
    };
  };
}

/** A member's transactions (MEM-08). The address may name types by `types`; they are sent to the platform unchanged. */
export function TransactionRecords({ types, totals, design }: TransactionRecordsProps) {
  const texts = useTexts();
  const { t } = texts;
  const movement = useMovement();
  const { range, choose, days } = useRange();
  const [named, chooseTypes] = useQueryChoice('types');
  const isListed = named === '' || named === ALL || types.includes(named);
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <RangePicker range={range} choose={choose} />
      {types.length === 0 ? null : (
        <QueryChoice
          label={t('records.kind')}
          all={t('records.everyKind')}
          value={named === ALL ? '' : named}
          options={(isListed ? types : [...types, named]).map((type) => [type, kindText(texts, type)])}
          onChoose={chooseTypes}
        />
      )}
      <RecordList
        call="transactions"
        label={t('menu.transactions')}
        design={design}
        heads={{
          title: t('records.kind'),
          amount: t('pay.amount'),
          pairs: [t('records.balance'), t('records.reference')],
        }}
        timeOf={({ time }) => time}
        params={{ ...days, ...(named === '' ? {} : { types: named }) }}
        totals={(answer) =>
          totals && answer.totals ? (
            <RecordTotals
              title={t('records.totals')}
              items={[
                { label: t('records.in'), value: answer.totals.in, signed: true },
                { label: t('records.out'), value: answer.totals.out, signed: true },
              ]}
            />
          ) : null
        }
      >
        {movement}
      </RecordList>
    </RecordScreen>
  );
}
