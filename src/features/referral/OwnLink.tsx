import { useText } from '#src/i18n/TextContext.ts';
import { lazyExtra } from '#src/site/lazyPart.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { CopyRow } from './CopyRow.tsx';
import { ShareButton } from './inside/ShareButton.tsx';
import { inviteLink } from './inside/inviteLink.ts';
import styles from './OwnLink.module.css';

const QrCode = lazyExtra(async () => (await import('#src/ui/QrCode/QrCode.tsx')).QrCode);

interface OwnLinkProps {
  /** Text that is shared with the link. */
  readonly text: string;
  readonly qr: boolean;
}

/** The register link with the member's own code: to copy, share and scan. */
export function OwnLink({ text, qr }: OwnLinkProps) {
  const t = useText();
  const { site } = useSite();
  const { data, error, mutate } = useRead('member', {});
  if (error && !data) return <ErrorState of={t('invite.link')} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={6} />;
  const code = data.affiliateCode;
  if (!code) return <EmptyState icon="invite" text={t('invite.none')} />;
  const link = inviteLink(location.origin, site.behaviour.login.inviteQuery, code);
  return (
    <>
      <CopyRow label={t('invite.link')} value={link} copy={t('invite.copyLink')} />
      <CopyRow label={t('invite.code')} value={code} copy={t('invite.copyCode')} />
      <ShareButton title={site.title} text={text} url={link} />
      {qr ? <QrCode fallback={<div className={styles.room} />} text={link} label={t('invite.qr')} /> : null}
    </>
  );
}
