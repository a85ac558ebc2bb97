import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useBalance } from '#src/features/wallet/useBalance.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { useLocale, useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import styles from './DeleteDialog.module.css';
import { DeletionForm } from './DeletionForm.tsx';

const DAY_MS = 86_400_000;

/** Data that are deleted, and data that are retained, with the end of the retention. */
function Consequences() {
  const t = useText();
  const locale = useLocale();
  const { keepMoneyDays } = useSite().site.behaviour.member;
  const until = new Date(Date.now() + keepMoneyDays * DAY_MS).toISOString();
  return (
    <dl className={styles.facts}>
      <dt>{t('privacy.gone')}</dt>
      <dd>{t('privacy.goneText')}</dd>
      {keepMoneyDays === 0 ? null : (
        <>
          <dt>{t('privacy.kept')}</dt>
          <dd>{t('privacy.keptText', { date: day(until, 'local', locale) })}</dd>
        </>
      )}
    </dl>
  );
}

/** How the player proves the ownership of the account, and the account's balance, once both are known. */
function Deletion() {
  const t = useText();
  const { site } = useSite();
  const security = useRead('securityConfig', {});
  const wallet = useBalance();
  const config = hasCall(site, 'securityConfig') ? security.data : {};
  const balance = hasCall(site, 'wallet') ? wallet.data?.sumBalance : 0;
  if (config === undefined || balance === undefined) {
    const retry = () => void Promise.all([security.mutate(), wallet.mutate()]);
    return security.error || wallet.error ? <ErrorState onRetry={retry} /> : <Skeleton shape="text" count={4} />;
  }
  const hasPassword = config.loginPassword !== false;
  if (!hasPassword && config.mobile === false) return <p>{t('privacy.noProof')}</p>;
  return <DeletionForm hasPassword={hasPassword} balance={balance} />;
}

/** Deletes the account for good: names deleted and retained data, and asks for proof (SET-03). */
export function DeleteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('privacy.delete')} onClose={onClose}>
      <div className={styles.root}>
        <p>{t('privacy.deleteText')}</p>
        <Consequences />
        <Deletion />
      </div>
    </Dialog>
  );
}
