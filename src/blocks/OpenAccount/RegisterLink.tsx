import { Suspense, lazy } from 'react';
import { inviteLink } from '#src/features/referral/inviteLink.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { CopyRow } from '../InviteCard/CopyRow.tsx';
import { ShareButton } from '../InviteCard/ShareButton.tsx';
import styles from './OpenAccount.module.css';

const QrCode = lazy(async () => ({ default: (await import('../InviteCard/QrCode.tsx')).QrCode }));

/** The register link that carries the agent's code: to be copied, shared and scanned. */
export function RegisterLink({ qr }: { readonly qr: boolean }) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useRead('member', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  const code = data.affiliateCode;
  if (!code) return <EmptyState icon="invite" text={t('invite.none')} />;
  const link = inviteLink(location.origin, site.behaviour.login.inviteQuery, code);
  return (
    <div className={styles.part}>
      <p className={styles.lead}>{t('openAccount.linkText')}</p>
      <CopyRow label={t('invite.link')} value={link} copy={t('invite.copyLink')} />
      <CopyRow label={t('invite.code')} value={code} copy={t('invite.copyCode')} />
      <ShareButton title={site.title} text={t('openAccount.linkText')} url={link} />
      {qr ? (
        <Suspense fallback={<div className={styles.qr} />}>
          <QrCode text={link} label={t('invite.qr')} />
        </Suspense>
      ) : null}
    </div>
  );
}
