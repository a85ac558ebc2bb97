import { SquareMousePointer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import type { ThemeMode } from '#schemas/declare/names/themeRoles.ts';
import { usePreview, usePreviewStore } from '../../preview/frame/PreviewContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { PartPopover } from './PartPopover.tsx';
import styles from './PointMode.module.css';
import { usePointing } from './usePointing.ts';

interface PointModeProps {
  readonly language: Language;
  readonly theme: ThemeMode;
}

/** Point at something in the phone to read what it is called, press it to edit it there. */
export function PointMode({ language, theme }: PointModeProps) {
  const t = useTranslate();
  const preview = usePreviewStore();
  const toggle = useRef<HTMLButtonElement>(null);
  const isOn = usePreview((state) => state.isPointing);
  const { over, pressed, close } = usePointing({ language, theme });
  // Escape in the phone ends it, too: the next key is for the tool again.
  useEffect(() => (isOn ? () => toggle.current?.focus() : undefined), [isOn]);

  return (
    <div className={styles.root}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        title={t('point.hint')}
        onClick={({ detail }) => {
          preview.getState().point(!isOn);
          // Pressed by keyboard: the arrow keys walk through the phone from here.
          if (!isOn && detail === 0) preview.getState().element?.focus();
        }}
      >
        <SquareMousePointer size={15} aria-hidden />
        {t('point.toggle')}
      </button>
      {isOn ? (
        <p className={styles.over} aria-live="polite">
          {over ?? t('point.hint')}
        </p>
      ) : null}
      {pressed ? <PartPopover pressed={pressed} language={language} onClose={close} /> : null}
    </div>
  );
}
