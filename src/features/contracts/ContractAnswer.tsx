import { useState } from 'react';
import type { Contract } from '#schemas/declare/platform/contracts.schema.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import styles from './ContractAnswer.module.css';

interface ContractAnswerProps {
  readonly contract: Contract;
  /** The call that takes the agent's word. */
  readonly call: 'salaryProcess' | 'dividendProcess' | 'hourProcess';
  /** The block's entries: whether there is anything to press. */
  readonly entries: { readonly answer: Condition };
}

/** Accept or refuse, after asking (CALL-57). Where the platform takes no answer, there is nothing to press. */
export function ContractAnswer({ contract, call, entries }: ContractAnswerProps) {
  const t = useText();
  const { http, store } = useSite();
  const shows = useEntries<'answer'>(entries);
  const refresh = useRefresh();
  const [asked, setAsked] = useState<'accept' | 'refuse'>();
  const [wasRefused, setWasRefused] = useState(false);
  if (!shows('answer')) return null;

  async function decide(word: 'accept' | 'refuse') {
    try {
      await http.send(call, { contractId: contract.id, accept: word === 'accept' });
    } catch (error) {
      setWasRefused(true);
      throw error;
    }
    setAsked(undefined);
    store.getState().showToast(t(word === 'accept' ? 'contract.accepted' : 'contract.refused'), { kind: 'success' });
    await refresh(call);
  }

  function onClose() {
    setAsked(undefined);
    // A refused answer means that the state has changed: it is fetched again once the reason has been read.
    if (wasRefused) void refresh(call);
  }

  return (
    <div className={styles.root}>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setAsked('refuse')}>
        {t('contract.refuse')}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setAsked('accept')}>
        {t('contract.accept')}
      </Button>
      {asked ? (
        <DecisionDialog
          title={t(`contract.${asked}Title`)}
          confirm={t(`contract.${asked}`)}
          variant={asked === 'refuse' ? 'danger' : 'solid'}
          onConfirm={() => decide(asked)}
          onClose={onClose}
        >
          <p>{t(`contract.${asked}Text`)}</p>
        </DecisionDialog>
      ) : null}
    </div>
  );
}
