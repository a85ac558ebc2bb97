import { RotateCcw } from 'lucide-react';
import type { Layer } from '#schemas/base/json/overlay.ts';
import { ReadButton } from '../../kit/parts/ReadButton.tsx';
import { ToolButton } from '../../kit/parts/ToolButton.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './LayerBadge.module.css';

const texts = {
  merchant: ['field.changed', 'field.changedHint'],
  preset: ['field.fromPreset', 'field.presetHint'],
  conduct: ['field.fromConduct', 'field.conductHint'],
  default: ['field.fromDefault', 'field.defaultHint'],
} as const satisfies Record<Layer, readonly string[]>;

interface LayerBadgeProps {
  readonly title: string;
  readonly layer: Layer;
  readonly onReset: () => void;
  /** Whether the facts about the setting are folded out, and how to fold them. */
  readonly facts?: { readonly isOpen: boolean; readonly onToggle: () => void };
}

/** The layer that a value comes from, and a button that resets it to the inherited value. */
export function LayerBadge({ title, layer, onReset, facts }: LayerBadgeProps) {
  const t = useTranslate();
  const [word, hint] = texts[layer];
  return (
    <span className={styles.root} data-layer={layer}>
      {facts ? (
        <ReadButton
          className={styles.word}
          title={t(hint)}
          aria-label={`${t(word)}. ${t('facts.show', { title })}`}
          aria-expanded={facts.isOpen}
          onClick={facts.onToggle}
        >
          {t(word)}
        </ReadButton>
      ) : (
        <span title={t(hint)}>{t(word)}</span>
      )}
      {layer === 'merchant' ? (
        <ToolButton label={t('field.reset', { title })} onClick={onReset}>
          <RotateCcw size={14} aria-hidden />
        </ToolButton>
      ) : null}
    </span>
  );
}
