import { useState } from 'react';
import { MAX_PICTURE_BYTES, type PictureView } from '#schemas/edges/api/media.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { changesText } from './changesText.ts';

const MB = 1024 * 1024;

/** Why a file did not come into the library. */
export interface UploadFault {
  readonly file: string;
  readonly fault: string;
}

/** What of a file was left out when it came into the library, in sentences. */
export interface UploadNote {
  readonly file: string;
  readonly note: string;
}

export interface Upload {
  /** How many files are on their way. */
  readonly waiting: number;
  readonly faults: readonly UploadFault[];
  readonly notes: readonly UploadNote[];
  /** Adds files one after the other, and gives the pictures that were made of them. */
  readonly upload: (files: readonly File[]) => Promise<PictureView[]>;
}

/** The way into the merchant's media library. */
export function useUpload(): Upload {
  const t = useTranslate();
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const [waiting, setWaiting] = useState(0);
  const [faults, setFaults] = useState<readonly UploadFault[]>([]);
  const [notes, setNotes] = useState<readonly UploadNote[]>([]);

  async function upload(files: readonly File[]): Promise<PictureView[]> {
    setFaults([]);
    setNotes([]);
    setWaiting(files.length);
    const pictures: PictureView[] = [];
    for (const file of files) {
      try {
        // The server would read it before it can refuse it.
        if (file.size > MAX_PICTURE_BYTES) throw new Refusal('body.tooLarge', 413);
        const picture = await api.addPicture({ code, query: { name: file.name }, body: file });
        pictures.push(picture);
        if (picture.changes.length > 0) {
          const note = t('media.added', { file: file.name, changes: changesText(t, picture) });
          setNotes((before) => [...before, { file: file.name, note }]);
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const isTooLarge = error.code === 'body.tooLarge';
        const fault = isTooLarge ? t('media.tooLarge', { megabytes: MAX_PICTURE_BYTES / MB }) : refusalText(t, error);
        setFaults((before) => [...before, { file: file.name, fault }]);
      }
      setWaiting((left) => left - 1);
    }
    return pictures;
  }

  return { waiting, faults, notes, upload };
}
