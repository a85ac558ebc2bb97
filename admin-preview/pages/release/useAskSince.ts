import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import { usePreviewStore } from '../../preview/frame/PreviewContext.ts';
import { screenAt } from '../../preview/frame/frameScreens.ts';
import { viewStateOf } from '../../preview/frame/previewStore.ts';
import { useToolLanguage } from '../../kit/texts/useToolLanguage.ts';
import { sinceLanguage } from './sinceLanguage.ts';
import { sincePart } from './sincePart.ts';
import { useHistoryPart } from './useHistoryPart.ts';

/** Asks since when the screen on the phone looks as it does, as the phone shows it. Undefined while nothing is live. */
export function useAskSince(): (() => void) | undefined {
  const preview = usePreviewStore();
  const store = useDraftStore();
  const today = useDraft(({ live }) => live.releaseId);
  const { goToPart } = useHistoryPart();
  const { language: own } = useToolLanguage();
  if (today === 0) return undefined;
  return () => {
    const { site } = store.getState().resolved;
    const { audience, language: onPhone, theme } = viewStateOf(preview.getState(), site);
    const others = site.languages.filter((each) => each !== site.defaultLanguage);
    const language = sinceLanguage({ languages: [site.defaultLanguage, ...others], onPhone, own });
    const screen = screenAt(preview.getState().channel.path) ?? 'home';
    goToPart(sincePart({ screen, audience, language, theme, today, answers: [] }));
  };
}
