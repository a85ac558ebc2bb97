import { useId } from 'react';
import type { VipCardProps } from './block.ts';
import { type LadderLevel, levelLadder } from '#src/features/vip/levelLadder.ts';
import { VipBar } from '#src/features/vip/VipBar.tsx';
import { vipProgress } from '#src/features/vip/vipProgress.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { entries } from './entries.ts';
import { useLevelRise } from './useLevelRise.ts';
import styles from './VipCard.module.css';

/** All levels as stations up to the last, with the reached part of the way; the words below it say the same. */
function Stations({ levels }: { readonly levels: readonly LadderLevel[] }) {
  return (
    <div className={styles.stations} aria-hidden="true">
      {levels.map(({ label, state }) => (
        <span key={label} className={styles.station} data-state={state}>
          {state === 'own' ? <Icon name="vip" size={16} /> : null}
        </span>
      ))}
    </div>
  );
}

/** How far the member is (VIP-02). */
function Progress({ design }: Pick<VipCardProps, 'design'>) {
  const t = useText();
  const { data, error, mutate } = useRead('playerRank', {});
  useLevelRise(data);
  if (data)
    return (
      <>
        {design === 'path' ? <Stations levels={levelLadder(data, undefined)} /> : null}
        <VipBar progress={vipProgress(data)} />
      </>
    );
  return error ? <ErrorState of={t('menu.vip')} onRetry={() => void mutate()} /> : <Skeleton shape="text" count={2} />;
}

/** The way to the next level as part of the member centre (MEM-04). */
export function VipCard({ link, design }: VipCardProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.root} data-ground={design === 'card' ? 'brand' : undefined} aria-labelledby={id}>
      <div className={styles.head}>
        <Icon name="vip" className={styles.icon} />
        <h2 id={id} className={styles.title}>
          {t('vip.next')}
        </h2>
        {useEntries(entries, { link })('link') ? (
          <Link className={styles.link} to={paths.vip}>
            <span>{t('menu.vip')}</span>
            <Icon name="forward" size={16} className={styles.forward} />
          </Link>
        ) : null}
      </div>
      <Progress design={design} />
    </section>
  );
}
