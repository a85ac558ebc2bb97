import { useState } from 'react';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FactorsPanel } from './FactorsPanel.tsx';
import { UnfinishedPage } from './UnfinishedPage.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';

/** Where an operator sets up the second factor that their role requires, before anything else. */
export function SetUpPage({ onSignedIn }: { readonly onSignedIn: (session: SessionView) => void }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [isDone, setIsDone] = useState(false);
  const { attempt, fault, isBusy } = useAttempt();
  return (
    <UnfinishedPage title={t('factors.setUpTitle')} text={t('factors.setUpText')} fault={fault}>
      <FactorsPanel onAdded={() => setIsDone(true)} />
      {isDone ? (
        <Button block loading={isBusy} onClick={() => void attempt(async () => onSignedIn(await api.session()))}>
          {t('factors.continue')}
        </Button>
      ) : null}
    </UnfinishedPage>
  );
}
