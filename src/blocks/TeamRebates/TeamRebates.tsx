import type { TeamRebatesProps } from './block.ts';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useQueryChoice } from '#src/features/records/useQueryChoice.ts';
import { MemberSearch } from '#src/features/team/MemberSearch.tsx';
import { NoMembers } from '#src/features/team/NoMembers.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';
import { RebateRow } from './RebateRow.tsx';
import styles from './TeamRebates.module.css';

/** The rebate of each of a team, to be changed (AGTEAM-06). */
export function TeamRebates({ search }: TeamRebatesProps) {
  const t = useText();
  const [username, setUsername] = useQueryChoice('username');
  return (
    <RecordScreen isOffered={useEntries(entries)('content')}>
      <p className={styles.note}>{t('team.rebateNote')}</p>
      {search ? <MemberSearch name={username} onSearch={setUsername} /> : null}
      <RecordList call="downlines" label={t('menu.teamRebate')} params={{ username }} empty={<NoMembers name={username} />}>
        {(member) => <RebateRow key={member.memberId} member={member} />}
      </RecordList>
    </RecordScreen>
  );
}
