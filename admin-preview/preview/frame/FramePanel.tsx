import { type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './FramePanel.module.css';

interface FramePanelProps {
  readonly icon: LucideIcon;
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  /** Drawn while the panel is open. */
  readonly children: ReactNode;
}

/** A button below the phone, and the panel that it opens over it. */
export function FramePanel({ icon: Icon, label, title, children }: FramePanelProps) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    toggle.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens to Escape from what is inside
    <div
      onKeyDown={({ key }) => {
        if (isOpen && key === 'Escape') close();
      }}
    >
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon size={15} aria-hidden />
        {label}
      </button>
      <section id={panelId} className={styles.panel} hidden={!isOpen} aria-label={title}>
        <header className={styles.header}>
          <h3 className={styles.title}>{title}</h3>
          <ToolButton label={t('app.close')} onClick={close}>
            <X size={16} aria-hidden />
          </ToolButton>
        </header>
        {isOpen ? children : null}
      </section>
    </div>
  );
}
