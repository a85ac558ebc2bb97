import { useText } from '#src/i18n/TextContext.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { QrCode } from '#src/ui/QrCode/QrCode.tsx';
import { qrPicture } from '#src/ui/QrCode/qrPicture.ts';
import styles from './PaymentScreen.module.css';

interface ScanCodeProps {
  readonly text: string;
  /** Name of its scheme, if the platform sends one. */
  readonly scheme: string | undefined;
  /** It is read by banking apps, not by crypto wallets. */
  readonly isForBanks: boolean;
  /** Nothing else on the page is more important. */
  readonly isMain: boolean;
  /** Name of the saved picture. */
  readonly name: string;
}

/** A payment code to scan, to save, and how to pay with the phone that shows it. */
export function ScanCode({ text, scheme, isForBanks, isMain, name }: ScanCodeProps) {
  const t = useText();
  const { store } = useSite();

  async function onSave() {
    try {
      saveFile(`${name}.png`, await qrPicture(text));
    } catch (error) {
      console.error(error);
      store.getState().showToast(t('error.unknown'), { kind: 'error', length: 'long' });
    }
  }

  return (
    <div className={styles.scan}>
      {scheme === undefined ? null : <p className={styles.scheme}>{scheme}</p>}
      <div className={styles.code}>
        <QrCode text={text} label={t('deposit.code')} />
      </div>
      {isForBanks ? <p className={styles.small}>{t('deposit.scan')}</p> : null}
      <Button variant={isMain ? 'solid' : 'soft'} size={isMain ? 'large' : 'medium'} block onClick={() => void onSave()}>
        {t('deposit.saveCode')}
      </Button>
      {isForBanks ? (
        <details className={styles.help}>
          <summary>{t('deposit.samePhone')}</summary>
          <ol>
            <li>{t('deposit.samePhone1')}</li>
            <li>{t('deposit.samePhone2')}</li>
            <li>{t('deposit.samePhone3')}</li>
          </ol>
        </details>
      ) : null}
    </div>
  );
}
