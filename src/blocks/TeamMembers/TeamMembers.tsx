import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TeamMembersProps } from './block.ts';
import { RecordList } from '#src/features/records/RecordList.tsx';
import { RecordScreen } from '#src/features/records/RecordScreen.tsx';
import { useQueryChoice } from '#src/features/records/useQueryChoice.ts';
import { MemberSearch } from '#src/features/team/MemberSearch.tsx';
import { NoMembers } from '#src/features/team/NoMembers.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { lazyDialog } from '#src/site/lazyPart.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';
import { MemberRow } from './MemberRow.tsx';
import { MoveBar } from './MoveBar.tsx';
import { TeamPath } from './TeamPath.tsx';
import { useSelection } from './useSelection.ts';

const MoveDialog = lazyDialog(async () => (await import('./MoveDialog.tsx')).MoveDialog);

/** The agent whose team the address names; by default the visitor. */
function namedIn(search: string): number | undefined {
  const member = new URLSearchParams(search).get('member') ?? '';
  return /^[1-9]\d{0,14}$/.test(member) ? Number(member) : undefined;
}

/** An agent's team, from level to level or by name, and moves within it (AGTEAM-02). */
export function TeamMembers({ move }: TeamMembersProps) {
  const t = useText();
  const { site } = useSite();
  const above = namedIn(useLocation().search);
  const [name, setName] = useQueryChoice('username');
  const selection = useSelection();
  const [isMoving, setMoving] = useState(false);
  const shows = useEntries(entries, { move });
  const byLevel = name === '' && hasCall(site, 'subordinates');
  const list = { label: t('menu.teamMembers'), empty: <NoMembers name={name} /> };
  return (
    <RecordScreen isOffered={shows('content')}>
      <MemberSearch name={name} onSearch={setName} />
      {byLevel && above !== undefined ? <TeamPath member={above} /> : null}
      {shows('move') ? <MoveBar selection={selection} onMove={() => setMoving(true)} /> : null}
      {byLevel ? (
        <RecordList call="subordinates" params={above === undefined ? {} : { parentId: above }} {...list}>
          {(member) => <MemberRow member={member} selection={selection} />}
        </RecordList>
      ) : (
        <RecordList call="downlines" params={{ username: name }} {...list}>
          {(member) => <MemberRow member={member} selection={selection} />}
        </RecordList>
      )}
      {isMoving ? (
        <MoveDialog
          members={[...selection.chosen]}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            selection.end();
          }}
        />
      ) : null}
    </RecordScreen>
  );
}
