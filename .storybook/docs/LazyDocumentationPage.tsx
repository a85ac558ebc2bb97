import { Suspense, lazy } from 'react';

const Page = lazy(async () => ({ default: (await import('./DocumentationPage.tsx')).DocumentationPage }));

/** Loads the page of documentation with what it needs only where it is read: stories and tests do without. */
export const LazyDocumentationPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
