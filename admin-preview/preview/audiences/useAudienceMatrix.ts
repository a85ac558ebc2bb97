import { useMemo } from 'react';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useViewState } from '../frame/PreviewContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type AudienceGroup, type Matrix, audienceMatrix } from './audienceMatrix.ts';

/** The draft as “who sees what” looks at it: in the language and the way of opening that the phone shows. */
export function useMatrix(): Matrix {
  const t = useTranslate();
  const { language, installed: opened } = useViewState();
  const full = useDraft(({ resolved }) => resolved.full);
  const site = useDraft(({ resolved }) => resolved.site);
  const installed = opened === 'installed';
  return useMemo(() => ({ full, t, circumstances: { site, language, installed } }), [full, site, language, installed, t]);
}

/** Who sees what of the draft. */
export function useAudienceMatrix(): AudienceGroup[] {
  const matrix = useMatrix();
  return useMemo(() => audienceMatrix(matrix), [matrix]);
}
