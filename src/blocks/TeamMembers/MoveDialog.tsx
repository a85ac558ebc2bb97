import { useId, useState } from 'react';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { errorText } from '#src/forms/errorText.ts';
import { MemberSearch } from '#src/features/team/MemberSearch.tsx';
import { useForgetTeam } from '#src/features/team/useForgetTeam.ts';
import { useText, useTexts } from '#src/i18n/TextContext.ts';
import { hasCall } from '#src/site/hasCall.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Radio } from '#src/ui/Radio/Radio.tsx';
import styles from './MoveDialog.module.css';

interface MoveDialogProps {
  /** Who is to be moved: id and name. */
  readonly members: readonly (readonly [id: number, name: string])[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

/** More agents than these are found by their name. */
const OFFERED = 30;

/** Nobody chosen yet; right below the agent; or below one of the team. */
type Target = 'none' | 'self' | number;

/** Sends the move of one, or of several together. A target that is left out is the agent itself (CALL-50, CALL-51). */
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
      <MemberSearch name={name} onSearch={setName} />
      <fieldset className={styles.targets}>
        <legend className={styles.legend}>{t('team.newUpline')}</legend>
        {option('self', t('team.toYou'))}
        {agents?.map(({ memberId, username, nickname }) => option(memberId, username, nickname))}
      </fieldset>
      {error && !data ? <ErrorState onRetry={() => void mutate()} /> : null}
      {agents || error ? null : <Skeleton shape="text" count={4} />}
      {agents?.length === 0 ? <p className={styles.note}>{t('team.noAgents')}</p> : null}
      {data && data.totalCount > OFFERED ? <p className={styles.note}>{t('team.moreAgents')}</p> : null}
    </>
  );
}

/** Asks below whom the selected members are to stand. Everybody below them comes along. */
export function MoveDialog({ members, onClose, onMoved }: MoveDialogProps) {
  const t = useText();
  const texts = useTexts();
  const showToast = useSiteState((state) => state.showToast);
  const [target, setTarget] = useState<Target>('none');
  const [isBusy, setBusy] = useState(false);
  const { attempt, failure } = useAttempt('other');
  const move = useMove(members);
  const forget = useForgetTeam();

  async function send() {
    if (target === 'none') return;
    setBusy(true);
    await attempt(async () => {
      await move(target);
      showToast(t('team.moved'), { kind: 'success' });
      await forget();
      onMoved();
    });
    setBusy(false);
  }

  const choices = (
    <>
      <Button variant="soft" onClick={onClose}>
        {t('app.cancel')}
      </Button>
      <Button loading={isBusy} disabled={target === 'none'} onClick={() => void send()}>
        {t('team.move')}
      </Button>
    </>
  );
  return (
    <Dialog title={t('team.moveTitle')} onClose={onClose} footer={choices}>
      <div className={styles.root}>
        {failure === undefined ? null : <FormAlert kind="error">{errorText(texts, failure)}</FormAlert>}
        <p className={styles.who}>{members.map(([, name]) => name).join(', ')}</p>
        <p className={styles.note}>{t('team.moveNote')}</p>
        <Targets target={target} choose={setTarget} without={members.map(([id]) => id)} />
      </div>
    </Dialog>
  );
}
