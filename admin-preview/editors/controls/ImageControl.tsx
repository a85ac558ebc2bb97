import { ImageOff, Images } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { checkUrl } from '#schemas/base/urls/checkUrl.ts';
import { addressInSize, mediaAddress, readMediaAddress } from '#schemas/base/media/mediaAddress.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { PickDialog } from '../media/PickDialog.tsx';
import { useUpload } from '../media/useUpload.ts';
import { Iconed } from '../../kit/parts/Iconed.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { ControlProps } from './Control.ts';
import styles from './ImageControl.module.css';

type Shown = { readonly address: string; readonly state: 'shown' | 'broken' };

interface ThumbProps {
  readonly address: string;
  readonly title: string;
  /** Files that are being uploaded. */
  readonly waiting: number;
}

/** The picture as it is. Addresses that the product would refuse are not fetched. */
function Thumb({ address, title, waiting }: ThumbProps) {
  const t = useTranslate();
  const isAddress = address !== '' && checkUrl(address) === 'ok';
  const [picture, setPicture] = useState<Shown>({ address: '', state: 'shown' });
  const isBroken = picture.address === address && picture.state === 'broken';
  return (
    <span className={styles.thumb} title={isBroken ? t('image.broken') : undefined}>
      {waiting > 0 ? (
        <Spinner label={t('media.uploading', { count: waiting })} />
      ) : isAddress && !isBroken ? (
        <img
          src={addressInSize(address, 'thumbnail')}
          alt={t('image.thumbnail', { title })}
          onError={() => setPicture({ address, state: 'broken' })}
        />
      ) : (
        <ImageOff size={16} role="img" aria-label={t(isAddress ? 'image.broken' : 'image.none')} />
      )}
    </span>
  );
}

/** A picture: chosen from the library, dropped or pasted here, or named by its address. */
export function ImageControl({
  setting: { size = 'background' },
  title,
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
}: ControlProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const { waiting, faults, notes, upload } = useUpload();
  const [isPicking, setIsPicking] = useState(false);
  const address = typeof value === 'string' ? value : '';

  const show = (chosen: PictureView) => onChange(mediaAddress({ merchantCode, picture: chosen.id, size }));
  async function add(event: DragEvent | ClipboardEvent, [file]: FileList) {
    if (file === undefined) return;
    event.preventDefault();
    const [made] = await upload([file]);
    if (made) show(made);
  }

  return (
    <div
      className={styles.root}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void add(event, event.dataTransfer.files)}
      onPaste={(event) => void add(event, event.clipboardData.files)}
    >
      <Thumb address={address} title={title} waiting={waiting} />
      <TextInput
        id={id}
        value={address}
        placeholder="/brand/…"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button size="small" variant="soft" aria-label={t('media.chooseFor', { title })} onClick={() => setIsPicking(true)}>
        <Iconed icon={<Images size={16} aria-hidden />}>{t('media.choose')}</Iconed>
      </Button>
      {faults.map(({ file, fault }) => (
        <p key={file} className={styles.fault} role="alert">
          {fault}
        </p>
      ))}
      {notes.map(({ file, note }) => (
        <p key={file} className={styles.note} role="status">
          {note}
        </p>
      ))}
      {isPicking ? (
        <PickDialog
          title={title}
          size={size}
          chosen={readMediaAddress(address)?.picture}
          onPick={(chosen) => {
            show(chosen);
            setIsPicking(false);
          }}
          onClose={() => setIsPicking(false)}
        />
      ) : null}
    </div>
  );
}
