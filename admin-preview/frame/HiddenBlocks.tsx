import { EyeOff, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { FramePage, HiddenBlock } from '#schemas/preview/framePage.schema.ts';
import { pointerTo } from '#schemas/problem.ts';
import type { PlacedBlock } from '#schemas/release/layout.schema.ts';
import type { Circumstances } from '#schemas/resolve/evaluateWhen.ts';
import { explainWhen } from '#schemas/resolve/explainWhen.ts';
import { valueAt } from '#schemas/resolve/overlay.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { ToolButton } from '../parts/ToolButton.tsx';
import { addressOf } from '../route.ts';
import { sectionOf } from '../settings/sections.ts';
import { settingTitle } from '../settings/settingTitle.ts';
import { useSay } from '../texts/say.ts';
import styles from './HiddenBlocks.module.css';
import { obstacleText } from './obstacleText.ts';

interface HiddenBlocksProps {
  readonly page: FramePage | undefined;
  readonly circumstances: Circumstances;
}

interface Reason {
  /** The setting to go to. */
  readonly at: string;
  readonly text: string;
}

/** Why a block is not seen, each with the setting that would change it. */
function useReasons(circumstances: Circumstances) {
  const say = useSay();
  const release = useDraft(({ resolved }) => resolved.full);
  return ({ pointer, reason }: HiddenBlock): Reason[] => {
    if (reason !== 'condition') return [{ at: pointer, text: say(`hidden.${reason}`) }];
    // The frame told of a place in the release that it was sent.
    const placed = valueAt(release, pointer) as PlacedBlock | undefined;
    return explainWhen(placed?.when, circumstances, `${pointer}/when`).map(({ when, pointer: at }) => ({
      at: 'switch' in when ? pointerTo('switches', when.switch) : at,
      text: obstacleText(say, when, circumstances),
    }));
  };
}

/** Which blocks of the page on show are not seen, why, and the way to what hides them. */
export function HiddenBlocks({ page, circumstances }: HiddenBlocksProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const release = useDraft(({ resolved }) => resolved.full);
  const merchantCode = useDraft((state) => state.merchantCode);
  const reasonsOf = useReasons(circumstances);
  const { hidden = [], gate = 'open' } = page ?? {};
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EyeOff size={15} aria-hidden />
        {gate === 'open' ? say('hidden.count', { count: hidden.length }) : say('hidden.closed')}
      </button>
      <section id={panelId} className={styles.panel} hidden={!isOpen} aria-label={say('hidden.title')}>
        <header className={styles.header}>
          <h3 className={styles.title}>{say('hidden.title')}</h3>
          <ToolButton label={say('app.close')} onClick={() => setIsOpen(false)}>
            <X size={16} aria-hidden />
          </ToolButton>
        </header>
        {gate === 'open' ? null : <p className={styles.text}>{say(`hidden.${gate}`)}</p>}
        {gate === 'open' && hidden.length === 0 ? <p className={styles.text}>{say('hidden.none')}</p> : null}
        <ul className={styles.list}>
          {hidden.map((block) => (
            <li key={block.pointer} className={styles.block}>
              <p className={styles.name}>{settingTitle(say, block.pointer, release)}</p>
              <ul>
                {reasonsOf(block).map(({ at, text }) => (
                  <li key={at + text}>
                    <a className={styles.reason} href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
