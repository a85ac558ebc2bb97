import { useId } from 'react';
import type { DepositBonus } from '#schemas/declare/platform/payment.schema.ts';
import { useRoundMoney } from '#src/features/payment/useMoney.ts';
import { usePayWords } from '#src/features/payment/usePayWords.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { SwitchInput } from '#src/ui/SwitchInput/SwitchInput.tsx';
import styles from './DepositDesk.module.css';

interface BonusSwitchProps {
  readonly bonus: DepositBonus;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The bonus of a deposit, off until the player chooses it, with its full terms. */
export function BonusSwitch({ bonus, isOn, onChange }: BonusSwitchProps) {
  const t = useText();
  const money = useRoundMoney();
  const { percent } = usePayWords();
  const terms = useId();
  return (
    <div className={styles.bonus}>
      <SwitchInput checked={isOn} aria-describedby={terms} onChange={(event) => onChange(event.target.checked)}>
        <span className={styles.bonusName}>
          <Icon name="reward" size={22} />
          {bonus.name}
        </span>
      </SwitchInput>
      <p id={terms} className={styles.terms}>
        {t('deposit.bonusIs', {
          percent: percent(bonus.percent),
          maximum: money(bonus.maximum),
          minimum: money(bonus.minimum),
        })}{' '}
        {bonus.terms}
      </p>
    </div>
  );
}
