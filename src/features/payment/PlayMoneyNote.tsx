import { useText } from '#src/i18n/TextContext.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './PlayMoneyNote.module.css';

/** Says that no real money moves here. */
export function PlayMoneyNote({ text = 'pay.playMoneyText' }: { readonly text?: TextKey }) {
  const t = useText();
  return (
    <div className={styles.root} role="note">
      <Icon name="info" size={20} className={styles.icon} />
      <p>
        <strong>{t('pay.playMoney')}</strong> {t(text)}
      </p>
    </div>
  );
}
