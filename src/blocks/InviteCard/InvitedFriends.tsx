import { Amount } from '#src/features/records/Amount.tsx';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { RecordRow } from '#src/features/records/RecordRow.tsx';
import { RecordTotals } from '#src/features/records/RecordTotals.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { day } from '#src/lib/format/day.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { useLocale } from '#src/site/siteContext.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './InviteCard.module.css';

/** Friends who have joined by the member's link, and the rewards for them where the platform reports any. */
export function InvitedFriends() {
  const t = useText();
  const locale = useLocale();
  return (
    <section className={styles.friends} aria-labelledby="invite-friends">
      <h2 id="invite-friends" className={styles.heading}>
        {t('invite.friends')}
      </h2>
      <RecordList
        call="invitedFriends"
        params={{}}
        label={t('invite.friends')}
        empty={<EmptyState icon="invite" text={t('invite.noFriends')} />}
        totals={({ footer }) =>
          footer?.reward === undefined ? null : (
            <RecordTotals title={t('records.totals')} items={[{ label: t('invite.rewards'), value: footer.reward }]} />
          )
        }
      >
        {({ username, joinedAt, reward }) => (
          <RecordRow
            title={<bdi>{shownName(username)}</bdi>}
            note={joinedAt === undefined ? undefined : t('invite.joined', { day: day(joinedAt, 'local', locale) })}
            amount={reward === undefined ? undefined : <Amount value={reward} />}
          />
        )}
      </RecordList>
    </section>
  );
}
