import { useId, useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { MediaCrop, PictureView } from '#schemas/edges/api/media.schema.ts';
import { mediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { DialogFoot } from '../../kit/parts/DialogFoot.tsx';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { WideDialog } from '../../kit/parts/WideDialog.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './CropDialog.module.css';

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const columns = [
  ['left', 0],
  ['centre', 0.5],
  ['right', 1],
] as const;
const rows = [
  ['top', 0],
  ['middle', 0.5],
  ['bottom', 1],
] as const;

interface CropDialogProps {
  readonly picture: PictureView;
  readonly onMade: (made: PictureView) => void;
  readonly onClose: () => void;
}

/** Cuts a part out of a picture, and says what of it stays where a size cuts off more. */
export function CropDialog({ picture: { id, name }, onMade, onClose }: CropDialogProps) {
  const t = useTranslate();
  const group = useId();
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const { attempt, fault, isBusy } = useAttempt();
  const [crop, setCrop] = useState(whole);
  const [focus, setFocus] = useState<MediaCrop['focus']>({ x: 0.5, y: 0.5 });
  const { x, y, width, height } = crop;
  const isEmpty = width < 2 || height < 2;
  const isWhole = width > 99.9 && height > 99.9 && focus.x === 0.5 && focus.y === 0.5;

  const cut = () =>
    void attempt(async () => {
      const part = { x: x / 100, y: y / 100, width: Math.min(1, width / 100), height: Math.min(1, height / 100) };
      onMade(await api.cropPicture({ code: merchantCode, picture: id, body: { crop: part, focus } }));
    });

  return (
    <WideDialog title={t('media.cropThis', { name })} onClose={onClose}>
      <p className={styles.text}>{t('media.cropText')}</p>
      <ReactCrop
        className={styles.crop}
        crop={crop}
        keepSelection
        ariaLabels={{
          cropArea: t('media.cropArea'),
          nwDragHandle: t('media.cropEdge.nw'),
          nDragHandle: t('media.cropEdge.n'),
          neDragHandle: t('media.cropEdge.ne'),
          eDragHandle: t('media.cropEdge.e'),
          seDragHandle: t('media.cropEdge.se'),
          sDragHandle: t('media.cropEdge.s'),
          swDragHandle: t('media.cropEdge.sw'),
          wDragHandle: t('media.cropEdge.w'),
        }}
        onChange={(_pixels, shares) => setCrop(shares)}
      >
        <img className={styles.picture} src={mediaAddress({ merchantCode, picture: id, size: 'background' })} alt="" />
      </ReactCrop>
      <fieldset className={styles.focus}>
        <legend className={styles.legend}>{t('media.focus')}</legend>
        <p className={styles.text}>{t('media.focusText')}</p>
        <div className={styles.grid}>
          {rows.flatMap(([row, atY]) =>
            columns.map(([column, atX]) => (
              <input
                key={`${row} ${column}`}
                type="radio"
                name={group}
                className={styles.point}
                aria-label={t('media.focusAt', { row: t(`media.focusAt.${row}`), column: t(`media.focusAt.${column}`) })}
                checked={focus.x === atX && focus.y === atY}
                onChange={() => setFocus({ x: atX, y: atY })}
              />
            )),
          )}
        </div>
      </fieldset>
      <DialogFoot
        fault={fault}
        submitLabel={t('media.cropDo')}
        isBusy={isBusy}
        isDisabled={isEmpty || isWhole}
        onSubmit={cut}
        onClose={onClose}
      />
    </WideDialog>
  );
}
