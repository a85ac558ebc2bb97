import { EyeOff } from 'lucide-react';
import { useMemo } from 'react';
import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { FramePanel } from './FramePanel.tsx';
import panel from './FramePanel.module.css';
import styles from './HiddenBlocks.module.css';
import { type Reason, countHidden, hiddenParts } from './hiddenParts.ts';

interface HiddenBlocksProps {
  readonly page: FramePage | undefined;
  readonly circumstances: Circumstances;
}

/** Each reason leads to the setting that decides. */
function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const merchantCode = useDraft((state) => state.merchantCode);
  const draft = useDraft(({ document }) => document);
  const shown = useDraft(({ resolved }) => resolved.full);
  return (
    <ul>
      {reasons.map(({ at: onShow, text }) => {
        const at = placeInDraft(onShow, draft, shown);
        return (
          <li key={at + text}>
            <a className={panel.link} href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}>
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The hidden blocks and entries of the current page, each with the reason and a link to the setting that hides it. */
export function HiddenBlocks({ page, circumstances }: HiddenBlocksProps) {
  const t = useTranslate();
  const full = useDraft(({ resolved }) => resolved.full);
  const parts = useMemo(() => (page ? hiddenParts(page, { full, circumstances, t }) : []), [page, full, circumstances, t]);
  const gate = page?.gate ?? 'open';
  return (
    <FramePanel
      icon={EyeOff}
      label={gate === 'open' ? t('hidden.count', { count: page ? countHidden(parts) : '…' }) : t('hidden.closed')}
      title={t('hidden.title')}
    >
      {gate === 'open' ? null : <p className={panel.text}>{t(`hidden.${gate}`)}</p>}
      {gate === 'open' && parts.length === 0 ? <p className={panel.text}>{t(page ? 'hidden.none' : 'hidden.waiting')}</p> : null}
      <ul>
        {parts.map(({ pointer, name, reasons, entries }) => (
          <li key={pointer} className={styles.block}>
            <p className={styles.name}>{name}</p>
            <Reasons reasons={reasons} />
            <ul>
              {entries.map((entry) => (
                <li key={entry.name} className={styles.entry}>
                  <span className={styles.entryName}>{entry.name}</span>
                  <Reasons reasons={entry.reasons} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </FramePanel>
  );
}
