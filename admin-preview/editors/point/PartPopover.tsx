import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { isValueSetting, settingAt } from '#schemas/declare/settings/settings.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { usePreview } from '../../preview/frame/PreviewContext.ts';
import popover from '../../kit/parts/Popover.module.css';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { EditableFields } from '../../kit/session/EditableFields.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { PartFacts } from './PartFacts.tsx';
import styles from './PartPopover.module.css';
import { PartText } from './PartText.tsx';
import { placeBeside } from './placeBeside.ts';
import { SettingLink } from './SettingLink.tsx';
import type { PressedPart } from './usePointing.ts';

/** Other settings than these few are a search away. */
const MOST = 6;
const WIDTH = 320;

interface PartPopoverProps {
  readonly pressed: PressedPart;
  readonly language: Language;
  readonly onClose: () => void;
}

/** Where a box of the phone's page is in the tool's window: the phone is drawn smaller than it is. */
function boxInWindow({ x, y, width, height }: PressedPart['box'], frame: HTMLElement | null) {
  const { left, top, width: drawn } = frame?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame && frame.offsetWidth > 0 ? drawn / frame.offsetWidth : 1;
  return { left: left + x * scale, top: top + y * scale, right: left + (x + width) * scale, bottom: top + (y + height) * scale };
}

const isColour = (pointer: string): boolean => settingAt(pointer)?.widget === 'colour';

interface PartFieldsProps {
  readonly texts: readonly string[];
  readonly language: Language;
}

/** What the part says, to be changed here. */
function PartFields({ texts, language }: PartFieldsProps) {
  return (
    <EditableFields>
      <div className={styles.fields}>
        {texts.map((pointer) => {
          const setting = settingAt(pointer);
          return setting?.pointer === pointer && isValueSetting(setting) ? (
            <DraftField key={pointer} setting={setting} />
          ) : (
            <PartText key={pointer} pointer={pointer} language={language} />
          );
        })}
      </div>
    </EditableFields>
  );
}

interface OtherSettingsProps {
  readonly pointers: readonly string[];
  readonly onGo: () => void;
}

/** Ways to the settings that the part is made of. */
function OtherSettings({ pointers, onGo }: OtherSettingsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('point.made')}>
      <p className={styles.term}>{t('point.made')}</p>
      <ul className={styles.list}>
        {pointers.map((pointer) => (
          <li key={pointer}>
            <SettingLink shown={pointer} onGo={onGo} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What can be said and changed about a part of the phone, right beside it. */
export function PartPopover({ pressed, language, onClose }: PartPopoverProps) {
  const t = useTranslate();
  const frame = usePreview((preview) => preview.element);
  const root = useRef<HTMLDivElement>(null);
  const { part, box, name, settings, texts } = pressed;
  const [first] = settings;
  const isShownApart = (pointer: string) => pointer === part.block || texts.includes(pointer) || isColour(pointer);
  const others = settings.filter((pointer) => !isShownApart(pointer)).slice(0, MOST);
  const width = Math.min(WIDTH, innerWidth - 16);

  const before = useRef<Element>(null);

  /** A popover gives the focus back by itself, but not to a frame. */
  function giveFocusBack() {
    const { activeElement } = document;
    const isLost = activeElement === document.body || root.current?.contains(activeElement) === true;
    if (isLost && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  }
  const onGone = useEffectEvent(giveFocusBack);

  useEffect(() => {
    before.current = document.activeElement;
    root.current?.showPopover();
    return () => onGone();
  }, []);

  useEffect(() => {
    (root.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled') ?? root.current)?.focus();
  }, [pressed]);

  return (
    <div
      ref={root}
      className={`${popover.surface} ${styles.root}`}
      style={{ inlineSize: width, ...placeBeside(boxInWindow(box, frame), width, window) }}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      aria-label={name}
      // Before it has closed: the next key is for the phone already.
      onBeforeToggle={({ newState }) => {
        if (newState === 'closed') giveFocusBack();
      }}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <header className={styles.header}>
        <h3 className={styles.title}>{name}</h3>
        <ToolButton label={t('app.close')} onClick={() => root.current?.hidePopover()}>
          <X size={16} aria-hidden />
        </ToolButton>
      </header>
      <PartFields texts={texts} language={language} />
      <PartFacts block={part.block} colours={settings.filter(isColour)} onGo={onClose} />
      {others.length > 0 ? <OtherSettings pointers={others} onGo={onClose} /> : null}
      {first === undefined ? null : (
        <SettingLink shown={first} onGo={onClose}>
          {t('point.more')}
        </SettingLink>
      )}
    </div>
  );
}
