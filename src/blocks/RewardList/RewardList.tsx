import { useState } from 'react';
import type { RewardListProps } from '#schemas/blocks/rewardList.schema.ts';
import type { CallAnswer } from '#schemas/calls/declaredCalls.ts';
import { pageEntries } from '#schemas/entries/pageEntries.ts';
import { useMoney } from '#src/features/payment/useMoney.ts';
import { Amount } from '#src/features/records/Amount.tsx';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { type TextValue, useTexts } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { day } from '#src/lib/format/day.ts';
import { useLocale, useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { ProgressBar } from '#src/ui/ProgressBar/ProgressBar.tsx';
import styles from './RewardList.module.css';

type Reward = CallAnswer<'rewards'>[number];

/** A text key of ours, or words of the platform's. */
const wordsOf = ({ t, has }: TextValue, words: string): string => (has(words) ? t(words) : words);

function Progress({ done, needed, label }: { readonly done: number; readonly needed: number; readonly label: string }) {
  const { t } = useTexts();
  const locale = useLocale();
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  const words = t('records.shown', { shown: number(done), total: number(needed) });
  return (
    <div className={styles.progress}>
      <ProgressBar value={Math.min(1, done / needed)} label={label} text={words} />
      <span>{words}</span>
    </div>
  );
}

interface RewardCardProps {
  readonly reward: Reward;
  readonly isClaiming: boolean;
  readonly onClaim: () => void;
}

function RewardCard({ reward, isClaiming, onClaim }: RewardCardProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { t } = texts;
  const { title, text = '', amount, state, done, needed, endDate } = reward;
  const name = wordsOf(texts, title);
  return (
    <RecordRow
      title={name}
      note={
        <>
          {wordsOf(texts, text)}
          {endDate ? <span className={styles.until}>{t('reward.until', { date: day(endDate, 'local', locale) })}</span> : null}
        </>
      }
      amount={<Amount value={amount} />}
      state={state === 'claimed' ? <Badge tone="muted">{t('reward.done')}</Badge> : undefined}
    >
      {state === 'locked' && done !== undefined && needed ? <Progress done={done} needed={needed} label={name} /> : null}
      {state === 'open' ? (
        <Button size="small" block loading={isClaiming} aria-label={`${t('reward.claim')}: ${name}`} onClick={onClaim}>
          {t('reward.claim')}
        </Button>
      ) : null}
    </RecordRow>
  );
}

/** Claims a reward, says what came of it, and asks for the list and the balance again. */
function useClaim() {
  const texts = useTexts();
  const money = useMoney();
  const { http } = useSite();
  const showToast = useSiteState((state) => state.showToast);
  const refresh = useRefresh();
  const [claiming, setClaiming] = useState<readonly string[]>([]);
  const claim = async (rewardId: string) => {
    setClaiming((before) => [...before, rewardId]);
    try {
      const { amount } = await http.send('claimReward', { rewardId });
      showToast(texts.t('reward.booked', { amount: money(amount) }), { kind: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      showToast(errorText(texts, error), { kind: 'error' });
    } finally {
      await refresh('claimReward');
      setClaiming((before) => before.filter((id) => id !== rewardId));
    }
  };
  return { claiming, claim };
}

const order = (state: string) => ['open', 'locked', 'claimed'].indexOf(state);

/** What a member can claim (MEM-10). */
function Rewards({ claimed }: RewardListProps) {
  const { t } = useTexts();
  const { data, error, mutate } = useRead('rewards', {});
  const { claiming, claim } = useClaim();
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton rows={3} />;
  const shown = data.filter(({ state }) => claimed || state !== 'claimed').toSorted((a, b) => order(a.state) - order(b.state));
  if (shown.length === 0) return <EmptyState icon="reward" text={t('reward.none')} />;
  return (
    <ul className={styles.list} aria-label={t('menu.reward')}>
      {shown.map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} isClaiming={claiming.includes(reward.id)} onClaim={() => void claim(reward.id)} />
        </li>
      ))}
    </ul>
  );
}

export const RewardList = (props: RewardListProps) => (
  <RecordScreen isOffered={useEntries(pageEntries['reward-list'])('content')}>
    <Rewards {...props} />
  </RecordScreen>
);
