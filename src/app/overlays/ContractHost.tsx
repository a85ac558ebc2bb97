import { ContractPrompt } from '#src/features/contracts/ContractPrompt.tsx';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { lazyPage } from '#src/site/lazyPart.tsx';

const Prompt = lazyPage(async () => ContractPrompt);

/** The prompt of contracts with its words, which home comes without. Where they cannot be loaded, the contract pages show the contracts. */
export const ContractHost = ({ onClose }: { readonly onClose: () => void }) => (
  <ErrorBoundary fault={() => null}>
    <Prompt onClose={onClose} />
  </ErrorBoundary>
);
