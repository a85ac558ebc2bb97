import { DecisionDialog } from '#src/features/decisions/DecisionDialog.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { saveFile } from '#src/lib/saveFile.ts';

/** Fetches everything that the platform stores about the member, and saves it as a file (CALL-106). */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { http, site, store } = useSite();

  async function download() {
    const answer = await http.read('exportOwnData');
    saveFile(
      `${site.merchantCode}-${answer.exportedAt.slice(0, 10)}.json`,
      new Blob([JSON.stringify(answer, null, 2)], { type: 'application/json' }),
    );
    const isWhole = (answer.shortened ?? []).length === 0;
    store.getState().showToast(t(isWhole ? 'privacy.exported' : 'privacy.exportedPart'), { kind: 'success' });
    onClose();
  }

  return (
    <DecisionDialog title={t('privacy.export')} confirm={t('privacy.exportSend')} onConfirm={download} onClose={onClose}>
      <p>{t('privacy.exportText')}</p>
    </DecisionDialog>
  );
}
