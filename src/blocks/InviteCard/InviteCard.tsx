import type { InviteCardProps } from './block.ts';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { OwnLink } from '#src/features/referral/OwnLink.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';
import styles from './InviteCard.module.css';
import { InvitedFriends } from './InvitedFriends.tsx';

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

/** A member's own link (REF-03), why others should have it, and how it works. */
export function InviteCard({ qr, steps, friends }: InviteCardProps) {
  const t = useText();
  const shows = useEntries(entries, { friends });
  if (!shows('content')) return <RecordScreen isOffered={false}>{null}</RecordScreen>;
  return (
    <div className={styles.root}>
      <div className={styles.pitch}>
        <Icon name="reward" size={44} className={styles.icon} />
        <p>{t('invite.text')}</p>
      </div>
      <OwnLink text={t('invite.text')} qr={qr} />
      {steps ? <Steps /> : null}
      {shows('friends') ? <InvitedFriends /> : null}
      <p className={styles.terms}>{t('invite.terms')}</p>
    </div>
  );
}
