import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import type { LadderLevel } from '#src/features/vip/levelLadder.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { Badge } from '#src/ui/Badge/Badge.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './LevelFacts.module.css';

interface LevelProps {
  readonly level: LadderLevel;
}

/** Where the level is in relation to the player. */
export function LevelMark({ level: { state, missing = 0 } }: LevelProps) {
  const { t } = useTexts();
  const locale = useLocale();
  if (state === 'own') return <Badge tone="brand">{t('vip.own')}</Badge>;
  if (state === 'reached') return <Badge tone="muted">{t('vip.reached')}</Badge>;
  if (state === 'ahead') return null;
  return <Badge>{t('vip.missing', { steps: new Intl.NumberFormat(locale).format(missing), count: missing })}</Badge>;
}

/** What it takes to reach the level; nothing where it takes nothing. */
export function LevelSteps({ level: { needed } }: LevelProps) {
  const { t } = useTexts();
  const locale = useLocale();
  if (!needed) return null;
  return (
    <p className={styles.steps}>{t('vip.needed', { steps: new Intl.NumberFormat(locale).format(needed), count: needed })}</p>
  );
}

/** Benefits of the level, in the language of the page where they are text keys. */
export function useBenefits() {
  const { t, has } = useTexts();
  return ({ benefits }: LadderLevel) => benefits.map((words) => (has(words) ? t(words) : words));
}

/** What the level brings, or that it brings nothing. */
export function LevelRewards({ level }: LevelProps) {
  const { t } = useTexts();
  const money = useRoundMoney();
  const benefits = useBenefits()(level);
  const rows = [...(level.reward === undefined ? [] : [t('vip.reward', { amount: money(level.reward) })]), ...benefits];
  if (rows.length === 0) return <p className={styles.steps}>{t('vip.none')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map((words) => (
        <li key={words}>
          <Icon name="reward" size={18} className={styles.icon} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
