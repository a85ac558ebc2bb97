import { type ReactNode, useEffect, useId, useRef } from 'react';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { RewardListProps } from './block.ts';
import { hubSectionsFor } from '#schemas/judge/entries/hubSections.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { useCircumstances } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { entries } from './entries.ts';
import { type Reward, RewardCard } from './RewardCard.tsx';
import styles from './RewardList.module.css';
import { useClaims } from './useClaims.ts';

interface GroupProps extends Pick<RewardListProps, 'design'> {
  readonly title: string;
  /** At the end of the heading. */
  readonly action?: ReactNode;
  readonly rewards: readonly Reward[];
  readonly children: (reward: Reward) => ReactNode;
}

/** Rewards of one state below their heading; renders nothing without rewards. */
function Group({ design, title, action, rewards, children }: GroupProps) {
  const id = useId();
  if (rewards.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading} tabIndex={-1}>
          {title}
        </h2>
        {action}
      </div>
      <ul className={styles.list} data-look={design} aria-labelledby={id}>
        {rewards.map((reward) => (
          <li key={reward.id}>{children(reward)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Says how rewards come about, and leads to the offers where the visitor can see some. */
function NoRewards() {
  const t = useText();
  const hasOffers = hubSectionsFor(useCircumstances()).includes('activity');
  return (
    <EmptyState icon="reward" text={t('reward.none')}>
      <p>{t('reward.how')}</p>
      {hasOffers ? (
        <Link className={styles.link} to={paths.activity}>
          {t('reward.offers')}
        </Link>
      ) : null}
    </EmptyState>
  );
}

/** The pressed button disappears with its reward, so the focus moves to the first heading instead of the top of the page. */
function useFocusAfterClaim(left: number) {
  const groups = useRef<HTMLDivElement>(null);
  const before = useRef(left);
  useEffect(() => {
    if (left < before.current && document.activeElement === document.body) groups.current?.querySelector('h2')?.focus();
    before.current = left;
  }, [left]);
  return groups;
}

/** A member's claimable, upcoming and claimed rewards (MEM-10). */
function Rewards({ claimed, design }: RewardListProps) {
  const t = useText();
  const { data, error, mutate } = useRead('rewards', {});
  const { claiming, failures, claim } = useClaims();
  const groups = useFocusAfterClaim(data?.filter(({ state }) => state === 'open').length ?? 0);
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <RecordSkeleton rows={3} />;
  const open = data.filter(({ state }) => state === 'open');
  const locked = data.filter(({ state }) => state === 'locked');
  const past = claimed ? data.filter((reward) => !open.includes(reward) && !locked.includes(reward)) : [];
  if (open.length + locked.length + past.length === 0) return <NoRewards />;
  const waiting = open.map(({ id }) => id).filter((id) => !claiming.includes(id));
  const card = (reward: Reward) => (
    <RewardCard
      design={design}
      reward={reward}
      isClaiming={claiming.includes(reward.id)}
      failure={failures.get(reward.id)}
      onClaim={() => void claim([reward.id])}
    />
  );
  const all = (
    <Button variant="accent" loading={waiting.length === 0} onClick={() => void claim(waiting)}>
      {t('reward.claimAll')}
    </Button>
  );
  return (
    <div ref={groups} className={styles.groups}>
      <Group design={design} title={t('reward.ready')} rewards={open} action={open.length > 1 ? all : null}>
        {card}
      </Group>
      <Group design={design} title={t('reward.progress')} rewards={locked}>
        {card}
      </Group>
      <Group design={design} title={t('reward.past')} rewards={past}>
        {card}
      </Group>
    </div>
  );
}

export const RewardList = (props: RewardListProps) => (
  <RecordScreen isOffered={useEntries(entries)('content')}>
    <Rewards {...props} />
  </RecordScreen>
);
