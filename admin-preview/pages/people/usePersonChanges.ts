import { useReducer, useState } from 'react';
import type { LinkView, PersonView } from '#schemas/edges/api/people.schema.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useConfirmedAttempt } from '../../kit/session/useConfirmedAttempt.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useToolLanguage } from '../../kit/texts/useToolLanguage.ts';

interface PersonChangesOptions {
  readonly person: PersonView;
  readonly onChanged: () => void;
  /** The operator is gone. */
  readonly onErased: () => void;
}

/** What can be changed about an operator, and what came of it. */
export type PersonChanges = ReturnType<typeof usePersonChanges>;

/** Changes an operator on the server, once the administrator has confirmed their identity. */
export function usePersonChanges({ person, onChanged, onErased }: PersonChangesOptions) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const { language } = useToolLanguage();
  const { id } = person;
  const [roles, setRoles] = useState(person.roles);
  const [isDisabled, setIsDisabled] = useState(person.state === 'disabled');
  const [hasFactor, setHasFactor] = useState(person.hasSecondFactor);
  const [link, setLink] = useState<LinkView>();
  const { attempt: tryConfirmed, fault, isBusy, dialog } = useConfirmedAttempt(t('confirm.peopleText'));
  const [changeCount, noteChange] = useReducer((count: number) => count + 1, 0);
  const [done, setDone] = useState<string>();

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
      return t('people.saved');
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
      return t('factors.wasReset');
    });
  const turn = (toDisabled: boolean) =>
    attempt(async () => {
      setIsDisabled((await api.setDisabled({ person: id, body: { isDisabled: toDisabled } })).state === 'disabled');
      return undefined;
    });

  const erase = () =>
    attempt(async () => {
      await api.erasePerson({ person: id });
      onErased();
      return undefined;
    });

  return {
    roles,
    setRoles,
    isDisabled,
    hasFactor,
    link,
    changeCount,
    done,
    fault,
    isBusy,
    dialog,
    saveRoles,
    makeLink,
    resetFactors,
    turn,
    erase,
  };
}
