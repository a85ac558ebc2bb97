import type { LadderLevel } from '#src/features/vip/levelLadder.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { LevelMark, LevelRewards, LevelSteps } from './LevelFacts.tsx';
import styles from './LevelPath.module.css';

const icons: Readonly<Record<LadderLevel['state'], IconName>> = {
  reached: 'success',
  own: 'vip',
  next: 'trophy',
  ahead: 'lock',
};

/** All levels as stations of a winding path, from the first to the last. */
export function LevelPath({ levels }: { readonly levels: readonly LadderLevel[] }) {
  const { t } = useTexts();
  return (
    <ol className={styles.path} aria-label={t('vip.all')}>
      {levels.map((level) => (
        <li
          key={level.label}
          className={styles.station}
          data-state={level.state}
          aria-current={level.state === 'own' ? 'step' : undefined}
        >
          <span className={styles.sign}>
            <Icon name={icons[level.state]} size={22} />
          </span>
          <div className={styles.head}>
            <h3 className={styles.name}>
              <bdi>{level.label}</bdi>
            </h3>
            <LevelMark level={level} />
          </div>
          <LevelSteps level={level} />
          <LevelRewards level={level} />
        </li>
      ))}
    </ol>
  );
}
