import type { VipBenefitsProps } from './block.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { RecordSkeleton } from '#src/features/records/RecordSkeleton.tsx';
import { levelLadder } from '#src/features/vip/levelLadder.ts';
import { VipBar } from '#src/features/vip/VipBar.tsx';
import { vipProgress } from '#src/features/vip/vipProgress.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { entries } from './entries.ts';
import { LevelCards } from './LevelCards.tsx';
import { LevelLadder } from './LevelLadder.tsx';
import { LevelPath } from './LevelPath.tsx';
import { LevelTable } from './LevelTable.tsx';
import styles from './VipBenefits.module.css';

type Design = Pick<VipBenefitsProps, 'design'>;

/** The member's level, and the progress to the next one. */
function Level({ design }: Design) {
  const { t } = useTexts();
  const rank = useRead('playerRank', {});
  const member = useRead('member', {});
  const error = rank.error ?? member.error;
  if (error && !(rank.data && member.data)) {
    const again = () => void Promise.all([rank.mutate(), member.mutate()]);
    return <ErrorState onRetry={again} />;
  }
  if (!rank.data || !member.data) return <RecordSkeleton rows={1} />;
  return (
    <section className={styles.level} data-look={design} aria-labelledby="vip-level">
      <Icon name="vip" size={44} className={styles.icon} />
      <p className={styles.own}>{t('vip.own')}</p>
      <h2 id="vip-level" className={styles.label}>
        <bdi>{member.data.clubLabel?.labelName || t('menu.vip')}</bdi>
      </h2>
      <VipBar progress={vipProgress(rank.data)} />
    </section>
  );
}

/** All levels, where the platform tells them. */
function Levels({ design }: Design) {
  const rank = useRead('playerRank', {});
  const member = useRead('member', {});
  if (!rank.data || !member.data) return null;
  const levels = levelLadder(rank.data, member.data.clubLabel?.labelName);
  if (levels.length === 0) return null;
  if (design === 'path') return <LevelPath levels={levels} />;
  if (design === 'card') return <LevelCards levels={levels} member={member.data.nickname || member.data.account} />;
  if (design === 'table') return <LevelTable levels={levels} />;
  return <LevelLadder levels={levels} />;
}

/** A member's level and the benefits of levels (VIP-03), if the merchant has VIP benefits. */
export function VipBenefits({ text, design }: VipBenefitsProps) {
  const { t, has } = useTexts();
  const words = text === '' ? t('vip.text') : has(text) ? t(text) : text;
  const isCard = design === 'card'; // the card says the level, so the progress is below it
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      {isCard ? null : <Level design={design} />}
      <section className={styles.benefits} aria-labelledby="vip-benefits">
        <h2 id="vip-benefits" className={styles.heading}>
          {t('vip.benefits')}
        </h2>
        <Levels design={design} />
        {isCard ? <Level design={design} /> : null}
        <p className={styles.text}>{words}</p>
      </section>
    </RecordScreen>
  );
}
