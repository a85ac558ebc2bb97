import { ContractPrompt } from '#src/features/contracts/ContractPrompt.tsx';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { PageTexts } from './PageTexts.tsx';
import { ScreenAttempt } from './ScreenAttempt.ts';

/** The prompt of contracts with its words, which home comes without. Where they cannot be had, the pages tell of the contracts. */
export const ContractHost = ({ onClose }: { readonly onClose: () => void }) => (
  <ErrorBoundary fault={() => null}>
    <ScreenAttempt value="contract">
      <PageTexts>
        <ContractPrompt onClose={onClose} />
      </PageTexts>
    </ScreenAttempt>
  </ErrorBoundary>
);
