import { createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { type ViewState, type PreviewState, type PreviewStore, createPreviewStore, viewStateOf } from './previewStore.ts';

/** Outside of a preview the actions have no effect. */
const Context = createContext<PreviewStore>(createPreviewStore());
export const PreviewProvider = Context.Provider;
export const usePreviewStore = (): PreviewStore => useContext(Context);

/** One field or verb of the preview. */
export const usePreview = <T>(select: (state: PreviewState) => T): T => useStore(usePreviewStore(), select);

/** How the frame looks at its page. */
export function useViewState(): ViewState {
  const site = useDraft(({ resolved }) => resolved.site);
  const scenario = usePreview((state) => state.scenario);
  const phone = usePreview((state) => state.phone);
  const isLandscape = usePreview((state) => state.isLandscape);
  return useMemo(() => viewStateOf({ scenario, phone, isLandscape }, site), [scenario, phone, isLandscape, site]);
}
