import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import type { MediaSizeName } from '#schemas/base/media/mediaSizes.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../../kit/parts/LoadFailure.tsx';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { PictureGrid } from './PictureGrid.tsx';
import { UploadArea } from './UploadArea.tsx';
import { useLibrary } from './useLibrary.ts';
import { useUpload } from './useUpload.ts';

interface PickDialogProps {
  /** What the picture is for. */
  readonly title: string;
  readonly size: MediaSizeName;
  /** The picture that the setting has now. */
  readonly chosen: string | undefined;
  readonly onPick: (picture: PictureView) => void;
  readonly onClose: () => void;
}

/** Chooses a picture of the library, or a new one, for a setting. */
export function PickDialog({ title, size, chosen, onPick, onClose }: PickDialogProps) {
  const t = useTranslate();
  const library = useLibrary();
  const { waiting, faults, notes, upload } = useUpload();

  async function add(files: readonly File[]) {
    const [first, ...others] = await upload(files);
    if (first && others.length === 0) onPick(first);
    else library.reload();
  }

  return (
    <WideDialog title={t('media.pick', { setting: title })} onClose={onClose}>
      <UploadArea waiting={waiting} faults={faults} notes={notes} onFiles={(files) => void add(files)} />
      {library.state === 'loading' ? <Skeleton shape="tiles" count={4} /> : null}
      {library.state === 'failed' ? (
        <LoadFailure title={t('media.failed')} refusal={library.refusal} onRetry={library.reload} />
      ) : null}
      {library.state === 'ready' ? (
        <PictureGrid pictures={library.value.pictures} size={size} chosen={chosen} onChoose={onPick} />
      ) : null}
    </WideDialog>
  );
}
