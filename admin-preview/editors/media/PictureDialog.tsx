import { useState } from 'react';
import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { canEdit } from '../../kit/session/canEdit.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { CropDialog } from './CropDialog.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import styles from './PictureDialog.module.css';
import { PictureForm } from './PictureForm.tsx';
import { PictureSummary } from './PictureSummary.tsx';
import { settingsWith } from './pictureUses.ts';
import { ReplaceChoice } from './ReplaceChoice.tsx';
import { usePictureChanges } from './usePictureChanges.ts';
import { WhereUsed } from './WhereUsed.tsx';

interface PictureDialogProps {
  readonly picture: PictureView;
  /** Of the whole library: another one may take its place. */
  readonly pictures: readonly PictureView[];
  readonly onChanged: () => void;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** What is known of one picture, and what can be done with it. */
export function PictureDialog({ picture, pictures, onChanged, onOpen, onClose }: PictureDialogProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const release = useDraft(({ resolved }) => resolved.full);
  const changes = usePictureChanges({ picture, onChanged, onRemoved: onClose });
  const { fault, isBusy, remove } = changes;
  const [doing, setDoing] = useState<'crop' | 'replace'>();
  const shownBy = settingsWith(release, picture.id);
  const mayChange = canEdit(session);

  if (doing === 'crop')
    return (
      <CropDialog
        picture={picture}
        onMade={(made) => {
          onChanged();
          onOpen(made.id);
        }}
        onClose={() => setDoing(undefined)}
      />
    );
  if (doing === 'replace')
    return (
      <Dialog title={t('media.replaceThis', { name: picture.name })} onClose={() => setDoing(undefined)}>
        <ReplaceChoice others={pictures.filter((each) => each.id !== picture.id)} shownBy={shownBy} onReplaced={onOpen} />
      </Dialog>
    );
  return (
    <Dialog title={picture.name} onClose={onClose}>
      <div className={styles.content}>
        <PictureSummary picture={picture} />
        <PictureForm changes={changes} isDisabled={!mayChange} />
        <WhereUsed picture={picture} shownBy={shownBy} />
        <p className={styles.fault} role="alert">
          {fault}
        </p>
        {mayChange ? (
          <PictureButtons
            isPhoto={picture.kind === 'photo'}
            isReplaceable={shownBy.length > 0 && pictures.length > 1}
            isUsed={picture.uses.length > 0 || shownBy.length > 0}
            isBusy={isBusy}
            onCrop={() => setDoing('crop')}
            onReplace={() => setDoing('replace')}
            onRemove={remove}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
