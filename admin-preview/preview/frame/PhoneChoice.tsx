import { RotateCwSquare } from 'lucide-react';
import { phones } from '#schemas/edges/preview/scenario.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PhoneChoice.module.css';
import type { PhoneId } from './phoneSize.ts';

interface PhoneChoiceProps {
  readonly phone: PhoneId;
  readonly onPhone: (phone: PhoneId) => void;
  readonly isLandscape: boolean;
  readonly onTurn: () => void;
}

/** On which phone the player is looked at, and how it is held. */
export function PhoneChoice({ phone, onPhone, isLandscape, onTurn }: PhoneChoiceProps) {
  const t = useTranslate();
  return (
    <div className={styles.root}>
      <AxisSelect
        label={t('frame.phone')}
        value={phone}
        options={phones.map(({ id }) => ({ value: id, label: t(`phone.${id}`) }))}
        onChange={onPhone}
      />
      <ToolButton label={t('frame.turn')} isPressed={isLandscape} onClick={onTurn}>
        <RotateCwSquare size={15} aria-hidden />
      </ToolButton>
    </div>
  );
}
