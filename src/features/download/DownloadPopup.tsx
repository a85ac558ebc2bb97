import { useEffect, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { HomeScreenSheet } from './HomeScreenSheet.tsx';
import { OfferList } from './OfferList.tsx';
import { deviceOf } from './deviceOf.ts';

/** Marks the document while the popup is open, for style sheets and measurements (DL-08). */
function useModalMark(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { dataset } = document.documentElement;
    dataset['modal'] = 'download';
    return () => void delete dataset['modal'];
  }, [isOpen]);
}

interface DownloadPopupProps {
  readonly wasBarClosed: boolean;
  readonly onClose: () => void;
}

/**
 * Every way to have the site as an app. The tips for the home screen take its place; when they close, it comes back if the
 * bar was closed before (DL-07), else all is done.
 */
export function DownloadPopup({ wasBarClosed, onClose }: DownloadPopupProps) {
  const t = useText();
  const [isExplained, setIsExplained] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  useModalMark(isOpened && !isExplained);
  if (isExplained) return <HomeScreenSheet onClose={() => (wasBarClosed ? setIsExplained(false) : onClose())} />;
  return (
    <Dialog title={t('app.get')} motion="zoom" onOpened={() => setIsOpened(true)} onClose={onClose}>
      <OfferList device={deviceOf(navigator)} onExplain={() => setIsExplained(true)} />
    </Dialog>
  );
}
