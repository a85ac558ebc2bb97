import { useBalance } from '#src/features/wallet/useBalance.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { money } from '#src/lib/format/money.ts';
import { useCurrency, useLocale } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import styles from './SafetyDialog.module.css';
import { showDuration } from './showDuration.ts';

interface RealityDialogProps {
  /** How long the session has lasted, in ms. */
  readonly playedMs: number;
  readonly onGoOn: () => void;
  readonly onLeave: () => void;
}

/** Interrupts play with the time played and the balance. Only its buttons close it. */
export function RealityDialog({ playedMs, onGoOn, onLeave }: RealityDialogProps) {
  const t = useText();
  const locale = useLocale();
  const currency = useCurrency();
  const { data } = useBalance();
  const choices = (
    <>
      <Button variant="soft" onClick={onLeave}>
        {t('menu.logout')}
      </Button>
      <Button onClick={onGoOn}>{t('reality.goOn')}</Button>
    </>
  );
  return (
    <Dialog title={t('reality.title')} footer={choices}>
      <p>{t('reality.text')}</p>
      <dl className={styles.figures}>
        <div>
          <dt>{t('reality.time')}</dt>
          <dd>{showDuration(playedMs, locale)}</dd>
        </div>
        {data ? (
          <div>
            <dt>{t('header.balance')}</dt>
            <dd>
              <bdi>{money(data.sumBalance, locale, currency)}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
    </Dialog>
  );
}
