import { AcceptTerms } from '#src/features/registration/AcceptTerms.tsx';
import { ErrorBoundary } from '#src/lib/ErrorBoundary.tsx';
import { lazyPage } from '#src/site/lazyPart.tsx';

const Acceptance = lazyPage(async () => AcceptTerms);

/** The question for age and terms with its words, which home comes without. Without them the platform still refuses play and money. */
export const AcceptanceHost = () => (
  <ErrorBoundary fault={() => null}>
    <Acceptance />
  </ErrorBoundary>
);
