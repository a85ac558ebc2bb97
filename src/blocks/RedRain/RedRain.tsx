import type { RedRainProps } from './block.ts';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { moment } from '#src/lib/format/moment.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import styles from './RedRain.module.css';
import { roundState } from './roundState.ts';

type Round = CallAnswer<'redRain'>['rounds'][number];

const tones = { coming: 'brand', running: 'accent', over: 'muted' } as const;

function None() {
  const t = useText();
  return (
    <EmptyState icon="reward" text={t('redRain.none')}>
      <ButtonLink to={paths.activity} variant="soft" size="small">
        {t('redRain.promotions')}
      </ButtonLink>
    </EmptyState>
  );
}

function RoundRow({ round, amounts }: { readonly round: Round; readonly amounts: boolean }) {
  const t = useText();
  const locale = useLocale();
  const state = roundState(round, new Date());
  const starts = moment(round.startsAt, locale);
  return (
    <RecordRow
      title={round.title ? <bdi>{round.title}</bdi> : starts}
      note={round.title ? starts : undefined}
      state={<Badge tone={tones[state]}>{t(`redRain.state.${state}`)}</Badge>}
      pairs={amounts && round.amount !== undefined ? [[t('redRain.amount'), <Amount key="amount" value={round.amount} />]] : []}
    />
  );
}

function Rounds({ amounts }: RedRainProps) {
  const { data, error, mutate } = useRead('redRain', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton />;
  if (data.rounds.length === 0) return <None />;
  return (
    <ol className={styles.rounds}>
      {data.rounds.map((round) => (
        <li key={round.id}>
          <RoundRow round={round} amounts={amounts} />
        </li>
      ))}
    </ol>
  );
}

/** Rounds of red rain, where the platform lists them (AGTEAM-10); none until a merchant gives the call an address. */
export const RedRain = ({ amounts }: RedRainProps) => (
  <div className={styles.root}>{useEntries(entries)('content') ? <Rounds amounts={amounts} /> : <None />}</div>
);
