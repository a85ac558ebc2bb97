import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { type FrameBox, type FramePart, MAX_PART_NAME } from '#schemas/edges/preview/frameParts.schema.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import { usePreview } from '../../preview/frame/PreviewContext.ts';
import type { PreviewState } from '../../preview/frame/previewStore.ts';
import { settingsAtPart } from '../../model/settings/settingsAtPart.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { partName } from './partName.ts';

/** What was pressed in the phone. */
export interface PressedPart {
  readonly part: FramePart;
  readonly box: FrameBox;
  readonly name: string;
  /** The settings behind it, the one most likely meant first. */
  readonly settings: readonly string[];
  /** Those of them that it says. */
  readonly texts: readonly string[];
}

/** Whether a setting is the text of the part, not one that only influences it. */
function isText(pointer: string, text: string, full: FullRelease): boolean {
  const widget = settingAt(pointer)?.widget;
  return widget === 'texts' || (widget === 'text' && text !== '' && valueAt(full, pointer) === text);
}
interface PointingOptions {
  readonly language: Language;
  readonly theme: ThemeMode;
}

/** While pointing is on: the part under the pointer, which the frame shows by name, and the part pressed last. */
export function usePointing({ language, theme }: PointingOptions) {
  const t = useTranslate();
  const store = useDraftStore();
  const isOn = usePreview((preview) => preview.isPointing);
  const pointed = usePreview((preview) => preview.pointed);
  const ask = usePreview((preview) => preview.post);
  const texts = useRef<Readonly<Record<string, string>>>({});
  const [over, setOver] = useState<string>();
  const [pressed, setPressed] = useState<PressedPart>();

  useEffect(() => {
    if (!isOn) return;
    texts.current = {};
    let isStopped = false;
    void loadTexts(language).then((loaded) => {
      if (!isStopped) texts.current = loaded;
    });
    return () => {
      isStopped = true;
      setOver(undefined);
      setPressed(undefined);
    };
  }, [isOn, language, theme]);

  /** What was pressed is as it was then: what it said may be edited now. */
  const take = useEffectEvent(({ part, box, isPress }: NonNullable<PreviewState['pointed']>) => {
    const { resolved } = store.getState();
    const settings = settingsAtPart(part, resolved, { language, theme, texts: texts.current });
    const name = partName(t, part, settings, resolved);
    setOver(name);
    if (name !== undefined) ask({ type: 'name', name: name.slice(0, MAX_PART_NAME) });
    if (!isPress) return;
    const said = settings.filter((pointer) => isText(pointer, part.text, resolved.full));
    setPressed(name === undefined ? undefined : { part, box, name, settings, texts: said });
  });
  useEffect(() => {
    if (isOn && pointed) take(pointed);
  }, [isOn, pointed]);

  return { over, pressed, close: () => setPressed(undefined) };
}
