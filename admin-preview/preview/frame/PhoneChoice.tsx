import { RotateCwSquare } from 'lucide-react';
import { phones } from '#schemas/edges/preview/scenario.ts';
import { AxisSelect } from '../../kit/parts/AxisSelect.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useSay } from '../../kit/texts/say.ts';
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
  const say = useSay();
  return (
    <div className={styles.root}>
      <AxisSelect
        label={say('frame.phone')}
        value={phone}
        options={phones.map(({ id }) => ({ value: id, label: say(`phone.${id}`) }))}
        onChange={onPhone}
      />
      <ToolButton label={say('frame.turn')} isPressed={isLandscape} onClick={onTurn}>
        <RotateCwSquare size={15} aria-hidden />
      </ToolButton>
    </div>
  );
}
