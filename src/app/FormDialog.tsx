import { useText } from '#src/i18n/TextContext.ts';
import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { type DialogRegion, pageTitles } from './pages.ts';

/** A form as a dialog over home. */
export function FormDialog({ region }: { readonly region: DialogRegion }) {
  const t = useText();
  return (
    <Dialog title={t(pageTitles[region])} onClose={useCloseDialog()}>
      <RenderRegion region={region} isPage />
    </Dialog>
  );
}
