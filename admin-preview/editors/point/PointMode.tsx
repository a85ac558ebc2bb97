import { SquareMousePointer } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { useFrameLink } from '../../preview/frame/FrameLinkContext.ts';
import { useSay } from '../../kit/texts/say.ts';
import { PartPopover } from './PartPopover.tsx';
import styles from './PointMode.module.css';
import { usePointing } from './usePointing.ts';

interface PointModeProps {
  readonly language: Language;
  readonly theme: ThemeMode;
}

/** Point at something in the phone to read what it is called, press it to edit it there. */
export function PointMode({ language, theme }: PointModeProps) {
  const say = useSay();
  const link = useFrameLink();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOn, setIsOn] = useState(false);
  const { over, pressed, close } = usePointing({
    isOn,
    language,
    theme,
    onLeave() {
      setIsOn(false);
      toggle.current?.focus();
    },
  });

  return (
    <div className={styles.root}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        title={say('point.hint')}
        onClick={({ detail }) => {
          setIsOn(!isOn);
          // Pressed by keyboard: the arrow keys walk through the phone from here.
          if (!isOn && detail === 0) link.element()?.focus();
        }}
      >
        <SquareMousePointer size={15} aria-hidden />
        {say('point.toggle')}
      </button>
      {isOn ? (
        <p className={styles.over} aria-live="polite">
          {over ?? say('point.hint')}
        </p>
      ) : null}
      {pressed ? <PartPopover pressed={pressed} language={language} onClose={close} /> : null}
    </div>
  );
}
