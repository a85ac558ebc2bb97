import { Suspense, lazy } from 'react';
import type { InviteCardProps } from '#schemas/blocks/inviteCard.schema.ts';
import { inviteLink } from '#src/features/referral/inviteLink.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { CopyRow } from './CopyRow.tsx';
import styles from './InviteCard.module.css';
import { ShareButton } from './ShareButton.tsx';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

function Steps() {
  const t = useText();
  return (
    <section className={styles.steps} aria-labelledby="invite-how">
      <h2 id="invite-how" className={styles.heading}>
        {t('invite.how')}
      </h2>
      <ol className={styles.list}>
        <li>{t('invite.step1')}</li>
        <li>{t('invite.step2')}</li>
        <li>{t('invite.step3')}</li>
      </ol>
    </section>
  );
}

/** A member's own link (REF-03): to be copied, shared and scanned. */
export function InviteCard({ qr, steps }: InviteCardProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useRead('member', {});
  if (error && !data) return <ErrorState onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  const code = data.affiliateCode;
  const link = code ? inviteLink(location.origin, site.behaviour.login.inviteQuery, code) : '';
  return (
    <div className={styles.root}>
      <div className={styles.pitch}>
        <Icon name="reward" size={44} className={styles.icon} />
        <p>{t('invite.text')}</p>
      </div>
      {code ? (
        <>
          <CopyRow label={t('invite.link')} value={link} copy={t('invite.copyLink')} />
          <CopyRow label={t('invite.code')} value={code} copy={t('invite.copyCode')} />
          <ShareButton title={site.title} text={t('invite.text')} url={link} />
          {qr ? (
            <Suspense fallback={<div className={styles.qr} />}>
              <QrCode text={link} label={t('invite.qr')} />
            </Suspense>
          ) : null}
        </>
      ) : (
        <EmptyState icon="invite" text={t('invite.none')} />
      )}
      {steps ? <Steps /> : null}
      <p className={styles.terms}>{t('invite.terms')}</p>
    </div>
  );
}
