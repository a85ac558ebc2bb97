import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { ButtonLink } from '#src/ui/Button/ButtonLink.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { type ContractKind, contractKinds, contractPaths, waitingKinds } from './contractKinds.ts';

/**
 * Shows an agent who has just logged in the pending contracts, one after another (AGCON-01). While one is being read, the next waits until its
 * page is left.
 */
export function ContractPrompt({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { pathname } = useLocation();
  const { data, error } = useRead('contracts', {});
  const [seen, setSeen] = useState<readonly ContractKind[]>([]);
  const here = contractKinds.find((kind) => contractPaths[kind] === pathname);
  const waiting = data ? waitingKinds(data).filter((kind) => !seen.includes(kind)) : [];
  const isDone = error !== undefined || (data !== undefined && waiting.length === 0);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const kind = here === undefined ? waiting[0] : undefined;
  if (kind === undefined) return null;

  const markSeen = () => setSeen([...seen, kind]);
  const choices = (
    <>
      <Button variant="soft" onClick={markSeen}>
        {t('contract.prompt.later')}
      </Button>
      <ButtonLink to={contractPaths[kind]} onClick={markSeen}>
        {t('contract.prompt.open')}
      </ButtonLink>
    </>
  );
  return (
    <Dialog key={kind} title={t('contract.prompt.title')} onClose={markSeen} footer={choices}>
      <p>{t(`contract.prompt.${kind}`)}</p>
    </Dialog>
  );
}
