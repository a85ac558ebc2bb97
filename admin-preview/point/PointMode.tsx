import { SquareMousePointer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { FramePart } from '#schemas/preview/frameParts.schema.ts';
import type { Language } from '#schemas/languages.ts';
import type { ThemeMode } from '#schemas/release/themeRoles.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { focusSetting } from '../settings/focusSetting.ts';
import { placeInDraft } from '../draft/blockPlaces.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import { addressOf, goTo } from '../route/route.ts';
import { sectionOf } from '../settings/sections.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useSay } from '../texts/say.ts';
import styles from './PointMode.module.css';
import { settingsAtPart } from './settingsAtPart.ts';

interface PointModeProps {
  readonly language: Language;
  readonly theme: ThemeMode;
}

/** More than this is no help. */
const MOST = 8;

/** Point at something in the frame to reach the setting that made it; what else had a hand in it is listed. */
export function PointMode({ language, theme }: PointModeProps) {
  const say = useSay();
  const link = useFrameLink();
  const store = useDraftStore();
  const merchantCode = useDraft((state) => state.merchantCode);
  const release = useDraft(({ resolved }) => resolved.full);
  const [isOn, setIsOn] = useState(false);
  const [over, setOver] = useState<string>();
  const [pressed, setPressed] = useState<readonly string[]>([]);
  const document = useDraft((state) => state.document);

  useEffect(() => {
    if (!isOn) return;
    let texts: Readonly<Record<string, string>> = {};
    let isStopped = false;
    void loadTexts(language).then((loaded) => {
      texts = loaded;
    });
    const inDraft = (at: string) => placeInDraft(at, store.getState().document, store.getState().resolved.full);
    const settingsOf = (part: FramePart) => settingsAtPart(part, store.getState().resolved, { language, theme, texts });
    link.order({ type: 'point', isOn: true });
    const leave = link.listen((message) => {
      // A newly loaded frame has lost the orders that were sent before.
      if (message.type === 'hello') link.order({ type: 'point', isOn: true });
      if (message.type !== 'pointed' || isStopped) return;
      const found = settingsOf(message.part);
      if (!message.isPress) return setOver(found[0]);
      setPressed(found.slice(0, MOST));
      if (found[0] === undefined) return;
      const first = inDraft(found[0]);
      goTo({ page: 'editor', merchantCode: store.getState().merchantCode, section: sectionOf(first), at: first });
      focusSetting(first);
    });
    return () => {
      isStopped = true;
      leave();
      setOver(undefined);
      link.order({ type: 'point', isOn: false });
    };
  }, [isOn, language, theme, link, store]);

  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        title={say('point.hint')}
        onClick={() => {
          setIsOn(!isOn);
          setPressed([]);
        }}
      >
        <SquareMousePointer size={15} aria-hidden />
        {say('point.toggle')}
      </button>
      {isOn ? (
        <p className={styles.over} aria-live="polite">
          {over === undefined ? say('point.hint') : settingTitle(say, over, release)}
        </p>
      ) : null}
      {isOn && pressed.length > 0 ? (
        <nav aria-label={say('point.made')}>
          <p className={styles.made}>{say('point.made')}</p>
          <ul className={styles.list}>
            {pressed.map((shown) => {
              const at = placeInDraft(shown, document, release);
              const address = addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at });
              return (
                <li key={at}>
                  <a className={styles.link} href={address} onClick={() => focusSetting(at)}>
                    {settingTitle(say, shown, release)}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
