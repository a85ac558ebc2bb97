import { ImagePlus } from 'lucide-react';
import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import { pictureTypes } from '#schemas/api/media.schema.ts';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { FileChoice } from '../parts/FileChoice.tsx';
import { useSay } from '../texts/say.ts';
import styles from './UploadArea.module.css';
import type { UploadFault } from './useUpload.ts';

interface UploadAreaProps {
  /** How many files are on their way. */
  readonly waiting: number;
  readonly faults: readonly UploadFault[];
  readonly onFiles: (files: readonly File[]) => void;
}

const filesOf = (list: FileList | undefined): File[] => [...(list ?? [])];

/** Takes pictures that are chosen, dropped, or pasted anywhere on the page; on a phone, from its camera too. */
export function UploadArea({ waiting, faults, onFiles }: UploadAreaProps) {
  const say = useSay();
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
        label={waiting > 0 ? say('media.uploading', { count: waiting }) : say('media.add')}
        hint={say('media.addHint')}
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
    </div>
  );
}
