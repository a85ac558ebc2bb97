import type { ReactNode } from 'react';
import { RangePicker } from '../records/RangePicker.tsx';
import { RecordScreen } from '../records/RecordScreen.tsx';
import { useQueryChoice } from '../records/useQueryChoice.ts';
import { useRange } from '../records/useRange.ts';
import { MemberSearch } from './MemberSearch.tsx';

interface TeamRecordScreenProps {
  readonly isOffered: boolean;
  readonly search: boolean;
  /** Parameters: the days, and the member if one is searched. */
  readonly children: (wanted: Readonly<Record<'startDate' | 'endDate' | 'username', string>>) => ReactNode;
}

/** Records of a team, by days and, if the merchant allows it, by member. */
export function TeamRecordScreen({ isOffered, search, children }: TeamRecordScreenProps) {
  const { range, choose, days } = useRange();
  const [username, setUsername] = useQueryChoice('username');
  return (
    <RecordScreen isOffered={isOffered}>
      <RangePicker range={range} choose={choose} />
      {search ? <MemberSearch name={username} onSearch={setUsername} /> : null}
      {children({ ...days, username })}
    </RecordScreen>
  );
}
