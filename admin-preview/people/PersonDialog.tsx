import { useReducer, useState } from 'react';
import type { LinkView, PersonView } from '#schemas/api/people.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useConfirmedAttempt } from '../session/useConfirmedAttempt.tsx';
import { useSay } from '../texts/say.ts';
import { useToolLanguage } from '../texts/useToolLanguage.ts';
import { LinkCard } from './LinkCard.tsx';
import { PersonAccess } from './PersonAccess.tsx';
import styles from './PersonDialog.module.css';
import { RolesEditor } from './RolesEditor.tsx';

interface EraseOptionProps {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onErase: () => void;
}

/** Cannot be taken back, so the first press only asks. */
function EraseOption({ name, isBusy, onErase }: EraseOptionProps) {
  const say = useSay();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <li className={styles.option}>
      <p className={styles.text}>{say(isAsked ? 'people.eraseSure' : 'people.eraseText', { name })}</p>
      <Button size="small" variant="danger" disabled={isBusy} onClick={isAsked ? onErase : () => setIsAsked(true)}>
        {say(isAsked ? 'people.eraseNow' : 'people.erase')}
      </Button>
    </li>
  );
}

interface PersonDialogProps {
  readonly person: PersonView;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** What an administrator does about an operator: roles, sessions and tokens, a link for a lost password, removal. */
export function PersonDialog({ person, onChanged, onClose }: PersonDialogProps) {
  const say = useSay();
  const { api, session } = useWorkplace();
  const { language } = useToolLanguage();
  const { id, name } = person;
  const [roles, setRoles] = useState(person.roles);
  const [isDisabled, setIsDisabled] = useState(person.state === 'disabled');
  const [hasFactor, setHasFactor] = useState(person.hasSecondFactor);
  const [link, setLink] = useState<LinkView>();
  const { attempt: tryConfirmed, fault, isBusy, dialog } = useConfirmedAttempt(say('confirm.peopleText'));
  const [changes, noteChange] = useReducer((count: number) => count + 1, 0);
  const [done, setDone] = useState<string>();
  const isOfAll = session.roles.all === 'admin';
  const isSelf = name === session.name;

  function attempt(work: () => Promise<string | undefined>): Promise<void> {
    setDone(undefined);
    return tryConfirmed(async () => {
      setDone(await work());
      noteChange();
      onChanged();
    });
  }

  const saveRoles = () =>
    attempt(async () => {
      setRoles((await api.setRoles({ person: id, body: roles })).roles);
      return say('people.saved');
    });
  const makeLink = () =>
    attempt(async () => {
      setLink(await api.newLink({ person: id, body: { language } }));
      return undefined;
    });
  const resetFactors = () =>
    attempt(async () => {
      await api.resetFactors({ person: id });
      setHasFactor(false);
      return say('factors.wasReset');
    });
  const turn = (toDisabled: boolean) =>
    attempt(async () => {
      setIsDisabled((await api.setDisabled({ person: id, body: { isDisabled: toDisabled } })).state === 'disabled');
      return undefined;
    });

  const erase = () =>
    attempt(async () => {
      await api.erasePerson({ person: id });
      onClose();
      return undefined;
    });

  return (
    <>
      <Dialog title={name} onClose={onClose}>
        <div className={styles.root}>
          {person.isByProvider ? (
            <p className={styles.text}>{say('people.byProvider')}</p>
          ) : (
            <>
              <RolesEditor roles={roles} onChange={setRoles} />
              <div className={styles.buttons}>
                <Button size="small" loading={isBusy} onClick={() => void saveRoles()}>
                  {say('people.save')}
                </Button>
              </div>
            </>
          )}
          <p className={fault ? styles.fault : styles.good} role={fault ? 'alert' : 'status'}>
            {fault ?? done}
          </p>
          {link ? <LinkCard link={link} /> : null}
          {isOfAll && !isSelf ? <PersonAccess person={id} occasion={changes} /> : null}
          {isOfAll && !isSelf ? (
            <ul className={styles.more}>
              {isDisabled || person.isByProvider ? null : (
                <li className={styles.option}>
                  <p className={styles.text}>{say('people.newLinkText')}</p>
                  <Button size="small" variant="soft" disabled={isBusy} onClick={() => void makeLink()}>
                    {say('people.newLink')}
                  </Button>
                </li>
              )}
              {hasFactor ? (
                <li className={styles.option}>
                  <p className={styles.text}>{say('factors.resetText')}</p>
                  <Button size="small" variant="soft" disabled={isBusy} onClick={() => void resetFactors()}>
                    {say('factors.reset')}
                  </Button>
                </li>
              ) : null}
              <li className={styles.option}>
                <p className={styles.text}>{say('people.disableText', { name })}</p>
                <Button
                  size="small"
                  variant={isDisabled ? 'soft' : 'danger'}
                  disabled={isBusy}
                  onClick={() => void turn(!isDisabled)}
                >
                  {say(isDisabled ? 'people.enable' : 'people.disable')}
                </Button>
              </li>
              {isDisabled ? <EraseOption name={name} isBusy={isBusy} onErase={() => void erase()} /> : null}
            </ul>
          ) : null}
        </div>
      </Dialog>
      {dialog}
    </>
  );
}
