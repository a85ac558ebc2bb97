import { useId } from 'react';
import type { VipCardProps } from './block.ts';
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
import styles from './VipCard.module.css';

/** How far the member is (VIP-02). */
function Progress() {
  const t = useText();
  const { data, error, mutate } = useRead('playerRank', {});
  if (data) return <VipBar progress={vipProgress(data)} />;
  return error ? <ErrorState of={t('menu.vip')} onRetry={() => void mutate()} /> : <Skeleton shape="text" count={2} />;
}

/** The way to the next level as part of the member centre (MEM-04). */
export function VipCard({ link }: VipCardProps) {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
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
      <Progress />
    </section>
  );
}
