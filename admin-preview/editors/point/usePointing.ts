import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { type FrameBox, type FramePart, LONGEST_NAME } from '#schemas/edges/preview/frameParts.schema.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { FullRelease } from '#schemas/release/resolve/resolveSite.ts';
import { settingAt } from '#schemas/declare/release/settings.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { useDraftStore } from '../../model/draft/DraftContext.ts';
import { useFrameLink } from '../../preview/frame/FrameLinkContext.ts';
import { settingsAtPart } from '../../model/settings/settingsAtPart.ts';
import { useSay } from '../../kit/texts/say.ts';
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

/** Whether a setting is what the part says, and not one that only has a hand in it. */
function isText(pointer: string, text: string, full: FullRelease): boolean {
  const widget = settingAt(pointer)?.widget;
  return widget === 'texts' || (widget === 'text' && text !== '' && valueAt(full, pointer) === text);
}
interface PointingOptions {
  readonly isOn: boolean;
  readonly language: Language;
  readonly theme: ThemeMode;
  /** Escape was pressed in the phone. */
  readonly onLeave: () => void;
}

/** While it is on: what is pointed at in the phone, which is named there, and what was pressed last. */
export function usePointing({ isOn, language, theme, onLeave }: PointingOptions) {
  const say = useSay();
  const link = useFrameLink();
  const store = useDraftStore();
  const [over, setOver] = useState<string>();
  const [pressed, setPressed] = useState<PressedPart>();
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!isOn) return;
    let texts: Readonly<Record<string, string>> = {};
    let isStopped = false;
    void loadTexts(language).then((loaded) => {
      texts = loaded;
    });
    const start = () => link.order({ type: 'point', isOn: true });
    start();
    const stopListening = link.listen((message) => {
      // A newly loaded frame has lost the orders that were sent before.
      if (message.type === 'hello') start();
      if (message.type === 'unpointed') leave();
      if (message.type !== 'pointed' || isStopped) return;
      const { part, box, isPress } = message;
      const { resolved } = store.getState();
      const settings = settingsAtPart(part, resolved, { language, theme, texts });
      const name = partName(say, part, settings, resolved);
      setOver(name);
      if (name !== undefined) link.order({ type: 'name', name: name.slice(0, LONGEST_NAME) });
      if (isPress)
        setPressed(
          name === undefined
            ? undefined
            : { part, box, name, settings, texts: settings.filter((pointer) => isText(pointer, part.text, resolved.full)) },
        );
    });
    return () => {
      isStopped = true;
      stopListening();
      setOver(undefined);
      setPressed(undefined);
      link.order({ type: 'point', isOn: false });
    };
  }, [isOn, language, theme, link, store, say]);

  return { over, pressed, close: () => setPressed(undefined) };
}
