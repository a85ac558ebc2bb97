import { useId, useState } from 'react';
import { DecisionDialog } from '#src/features/decisions/DecisionDialog.tsx';
import { MemberSearch } from '#src/features/team/MemberSearch.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { shownName } from '#src/lib/format/shownName.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Radio } from '#src/ui/Radio/Radio.tsx';
import styles from './MoveDialog.module.css';

interface MoveDialogProps {
  /** The members to move: id and name. */
  readonly members: readonly (readonly [id: number, name: string])[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** More agents than these are found by their name. */
const OFFERED = 30;

/** No choice yet; directly below the agent; or below a member of the team. */
type Target = 'none' | 'self' | number;

/** Moves one or several members. An omitted target means the agent itself (CALL-50, CALL-51). */
function useMove(members: MoveDialogProps['members']) {
  const { http, site } = useSite();
  return async (target: Exclude<Target, 'none'>) => {
    const where = target === 'self' ? {} : { targetId: target };
    const [only] = members;
    if (members.length === 1 && only && hasCall(site, 'transferDownline')) {
      await http.send('transferDownline', { memberId: only[0], ...where });
    } else {
      await http.send('transferDownlines', { memberIds: members.map(([id]) => id), ...where });
    }
  };
}

interface TargetsProps {
  readonly target: Target;
  readonly choose: (target: Target) => void;
  readonly without: readonly number[];
}

/** The agents that members can be moved below. */
function Targets({ target, choose, without }: TargetsProps) {
  const t = useText();
  const group = useId();
  const [name, setName] = useState('');
  const { data, error, mutate } = useRead('downlines', { username: name, agents: 1, pageNo: 1, pageSize: OFFERED });
  const agents = data?.list.filter(({ memberId }) => !without.includes(memberId));
  const option = (value: Target, words: string, note?: string) => (
    <label key={value} className={styles.option}>
      <Radio name={group} checked={target === value} onChange={() => choose(value)} />
      <span className={styles.words}>
        <bdi>{words}</bdi>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
    </label>
  );
  return (
    <>
      <MemberSearch
        name={name}
        onSearch={(sought) => {
          setName(sought);
          if (target !== 'self') choose('none'); // a member that is no longer listed must not stay chosen
        }}
      />
      <fieldset className={styles.targets}>
        <legend className={styles.legend}>{t('team.newUpline')}</legend>
        {option('self', t('team.toYou'))}
        {agents?.map(({ memberId, username, nickname }) => option(memberId, shownName(username), nickname))}
      </fieldset>
      {error && !data ? <ErrorState onRetry={() => void mutate()} /> : null}
      {agents || error ? null : <Skeleton shape="text" count={4} />}
      {agents?.length === 0 ? <p className={styles.note}>{t('team.noAgents')}</p> : null}
      {data && data.totalCount > OFFERED ? <p className={styles.note}>{t('team.moreAgents')}</p> : null}
    </>
  );
}

/** Asks for the new upline of the selected members. Their downlines move with them. */
export function MoveDialog({ members, onClose, onMoved }: MoveDialogProps) {
  const t = useText();
  const showToast = useSiteState((state) => state.showToast);
  const [target, setTarget] = useState<Target>('none');
  const move = useMove(members);
  const refresh = useRefresh();

  async function send() {
    if (target === 'none') return;
    await move(target);
    showToast(t('team.moved'), { kind: 'success' });
    await refresh('transferDownlines');
    onMoved();
  }

  return (
    <DecisionDialog
      title={t('team.moveTitle')}
      confirm={t('team.move')}
      disabled={target === 'none'}
      onConfirm={send}
      onClose={onClose}
    >
      <div className={styles.root}>
        <p className={styles.who}>{members.map(([, name]) => name).join(', ')}</p>
        <p className={styles.note}>{t('team.moveNote')}</p>
        <Targets target={target} choose={setTarget} without={members.map(([id]) => id)} />
      </div>
    </DecisionDialog>
  );
}
