import { Suspense, useMemo, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { BlockBoundary } from '#src/runtime/BlockBoundary.tsx';
import { RouteFault } from '#src/runtime/RouteFault.tsx';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { PageTexts } from './PageTexts.tsx';
import { ScreenAttempt } from './ScreenAttempt.ts';
import { lazyNow } from './lazyNow.ts';
import { type DialogRegion, formTitle } from './pages.ts';

const load = async () => (await import('./FormDialog.tsx')).FormDialog;

function Failed({ region, onRetry }: { readonly region: DialogRegion; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <Dialog title={t(formTitle(region))} onClose={useCloseDialog()}>
      <RouteFault onRetry={onRetry} />
    </Dialog>
  );
}

/** A form over home. Only a running page opens one, so its code stays out of the first load; it is asked for again if it fails. */
export function LazyDialog({ region }: { readonly region: DialogRegion }) {
  const [attempt, setAttempt] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks for the code anew
  const FormDialog = useMemo(() => lazyNow(load), [attempt]);
  return (
    <BlockBoundary key={attempt} fault={() => <Failed region={region} onRetry={() => setAttempt(attempt + 1)} />}>
      <Suspense fallback={null}>
        <ScreenAttempt value={`${region} ${attempt}`}>
          <PageTexts>
            <FormDialog region={region} />
          </PageTexts>
        </ScreenAttempt>
      </Suspense>
    </BlockBoundary>
  );
}
