import { type FormEvent, useState } from 'react';
import type { PictureView } from '#schemas/edges/api/media.schema.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useAttempt } from '../../kit/parts/useAttempt.ts';

interface PictureChangesOptions {
  readonly picture: PictureView;
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
}

export type PictureChanges = ReturnType<typeof usePictureChanges>;

/** What is entered about a picture, saving it, and removing the picture. */
export function usePictureChanges({ picture, onChanged, onRemoved }: PictureChangesOptions) {
  const { id } = picture;
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const { attempt, fault, isBusy } = useAttempt();
  const [name, setName] = useState(picture.name);
  const [alt, setAlt] = useState(picture.alt);
  const isDirty = name.trim() !== picture.name || alt.trim() !== picture.alt;

  const save = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await api.changePicture({ code: merchantCode, picture: id, body: { name: name.trim(), alt: alt.trim() } });
      onChanged();
    });
  };
  const remove = () =>
    void attempt(async () => {
      await api.removePicture({ code: merchantCode, picture: id });
      onChanged();
      onRemoved();
    });

  return { name, setName, alt, setAlt, isDirty, save, remove, fault, isBusy };
}
