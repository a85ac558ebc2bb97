import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { MediaView } from '#schemas/edges/api/media.schema.ts';
import { logosSeen } from '#schemas/judge/lint/logosSeen.ts';
import { readMediaAddress } from '#schemas/base/media/mediaAddress.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import type { DraftStore } from './draftStore.ts';

const NONE: MediaView['pictures'] = [];

/** Logos of the draft that are hardly seen, as the server finds them when it publishes. The library says how light its pictures are. */
export function useLogoProblems(store: DraftStore): readonly Problem[] {
  const { api } = useWorkplace();
  const code = useStore(store, (state) => state.merchantCode);
  const theme = useStore(store, ({ resolved }) => resolved.site.theme);
  const [pictures, setPictures] = useState(NONE);
  const named = [theme.logo, theme.logoLight].flatMap((address) => readMediaAddress(address)?.picture ?? []).join(' ');

  useEffect(() => {
    if (named === '') return;
    let isCurrent = true;
    api.media({ code }).then(
      (library) => {
        if (isCurrent) setPictures(library.pictures);
      },
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error; // the library says why, where it is looked at
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [api, code, named]);

  return useMemo(
    () => logosSeen(theme, (id) => pictures.find((picture) => picture.id === id)?.tones ?? undefined),
    [theme, pictures],
  );
}
