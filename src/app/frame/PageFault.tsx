import { RouteFault } from '#src/runtime/RouteFault.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';
import styles from './FormFrame.module.css';
import { NamedFrame } from './NamedFrame.tsx';
import { usePageName } from './usePageName.ts';

interface FaultProps {
  readonly onRetry: () => void;
}

/** The name of the page, as far as it is known. */
function useTitle(): string {
  const { title } = useSite().site;
  return usePageName() ?? title;
}

/** Replaces a page whose code did not load: its placeholder with its name, the way back and a retry button (ROUTE-09). */
export const PageFault = ({ onRetry }: FaultProps) => (
  <NamedFrame>
    <RouteFault onRetry={onRetry} />
  </NamedFrame>
);

/** The same for a form over home, in a modal of its own: the code of dialogs may be missing as well. */
export function FormFault({ onRetry }: FaultProps) {
  const showOnce = (dialog: HTMLDialogElement | null) => {
    if (dialog?.open === false) dialog.showModal();
  };
  return (
    <dialog ref={showOnce} className={styles.fault} aria-label={useTitle()} onClose={useCloseDialog()}>
      <PageFault onRetry={onRetry} />
    </dialog>
  );
}
