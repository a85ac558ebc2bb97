import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureTypes } from '#schemas/edges/api/media.schema.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { FileChoice } from '../../kit/parts/FileChoice.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './UploadArea.module.css';
import type { UploadFault, UploadNote } from './useUpload.ts';

interface UploadAreaProps {
  /** How many files are on their way. */
  readonly waiting: number;
  readonly faults: readonly UploadFault[];
  readonly notes: readonly UploadNote[];
  readonly onFiles: (files: readonly File[]) => void;
}

const MB = 1024 * 1024;
const MILLION = 1_000_000;

const filesOf = (list: FileList | undefined): File[] => [...(list ?? [])];

/** Takes pictures that are chosen, dropped, or pasted anywhere on the page; on a phone, from its camera too. */
export function UploadArea({ waiting, faults, notes, onFiles }: UploadAreaProps) {
  const t = useTranslate();
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    const files = filesOf(list);
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files = filesOf(event.dataTransfer.files);
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      className={styles.root}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <FileChoice
        icon={waiting > 0 ? <Spinner /> : <ImagePlus size={20} aria-hidden />}
        label={waiting > 0 ? t('media.uploading', { count: waiting }) : t('media.add')}
        hint={t('media.addHint', { megabytes: MAX_PICTURE_BYTES / MB, megapixels: MAX_PICTURE_PIXELS / MILLION })}
        accept={pictureTypes.join(',')}
        isMultiple
        isOver={isOver}
        onFiles={onFiles}
      />
      <ul className={styles.faults} aria-live="polite">
        {faults.map(({ file, fault }) => (
          <li key={file}>
            <b>{file}</b>: {fault}
          </li>
        ))}
      </ul>
      <ul className={styles.notes} aria-live="polite">
        {notes.map(({ file, note }) => (
          <li key={file}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
