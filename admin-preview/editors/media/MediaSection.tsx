import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { goTo, readRoute, useHash } from '../../kit/route/route.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { canEdit } from '../../kit/session/canEdit.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useBytes } from '../../kit/texts/useBytes.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './MediaSection.module.css';
import { PhoneUpload } from './PhoneUpload.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useLibrary } from './useLibrary.ts';
import { useUpload } from './useUpload.ts';

/** The media library of a merchant. The address names the picture that is open. */
export function MediaSection() {
  const t = useTranslate();
  const bytes = useBytes();
  const { session } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const library = useLibrary();
  const { waiting, faults, notes, upload } = useUpload();
  const route = readRoute(useHash());
  const openId = route.page === 'editor' ? route.part : undefined;
  const open = (part?: string) => goTo({ page: 'editor', merchantCode, section: 'media', ...(part ? { part } : {}) });

  if (library.state === 'failed')
    return <LoadFailure title={t('media.failed')} refusal={library.refusal} onRetry={library.reload} />;
  const { pictures, usedBytes, quotaBytes } =
    library.state === 'ready' ? library.value : { pictures: [], usedBytes: 0, quotaBytes: 0 };
  const opened = pictures.find(({ id }) => id === openId);
  return (
    <div className={styles.root} aria-busy={library.state === 'loading'}>
      {canEdit(session) ? (
        <>
          <UploadArea
            waiting={waiting}
            faults={faults}
            notes={notes}
            onFiles={(files) => void upload(files).then(library.reload)}
          />
          <PhoneUpload onDone={library.reload} />
        </>
      ) : null}
      {library.state === 'loading' ? (
        <Skeleton shape="tiles" count={4} />
      ) : (
        <>
          <p className={styles.room}>{t('media.room', { used: bytes(usedBytes), quota: bytes(quotaBytes) })}</p>
          <PictureGrid pictures={pictures} onChoose={({ id }) => open(id)} />
        </>
      )}
      {opened ? (
        <PictureDialog
          key={opened.id}
          picture={opened}
          pictures={pictures}
          onChanged={library.reload}
          onOpen={open}
          onClose={() => open()}
        />
      ) : null}
    </div>
  );
}
