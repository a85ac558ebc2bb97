import { type ReactNode, useId, useRef, useState } from 'react';
import { type FindingCode, findings } from '#schemas/judge/findings/findings.ts';
import { type Problem, pointerTo } from '#schemas/base/json/problem.ts';
import { hasBlockAt } from '../draft/blockPlaces.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { focusSetting } from '../settings/focusSetting.ts';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { ContrastFix } from './ContrastFix.tsx';
import { PlaceLink, missingBlock } from './PlaceLink.tsx';
import styles from './ProblemRow.module.css';
import { SeverityIcon } from './SeverityIcon.tsx';
import { useFix } from './useFix.ts';
import { waiverId } from '../draft/waiverId.ts';
import type { Waived } from '../draft/waivers.ts';
import { WaiverReason } from './WaiverReason.tsx';

const isFinding = (code: string): code is FindingCode => Object.hasOwn(findings, code);

interface WhyButtonProps {
  readonly sentence: string;
  /** The explanation. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function WhyButton({ sentence, controls, isOpen, onPress }: WhyButtonProps) {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={styles.verb}
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-label={t('problems.whyThis', { sentence })}
      onClick={onPress}
    >
      {t('problems.why')}
    </button>
  );
}

interface WayOutProps {
  readonly problem: Problem;
  readonly sentence: string;
  readonly isReadOnly: boolean;
}

/** Where a block that is missing can be placed, and what the product can do by itself. */
function WayOut({ problem, sentence, isReadOnly }: WayOutProps) {
  const t = useTranslate();
  const fix = useFix();
  const missing = missingBlock(problem);
  return (
    <>
      {missing === undefined ? null : <PlaceLink block={missing} />}
      {problem.fix && !isReadOnly ? (
        <button
          type="button"
          className={styles.verb}
          aria-label={t(missing === undefined ? 'problems.fixThis' : 'problems.putBackThis', { sentence })}
          onClick={() => fix(problem)}
        >
          {t(missing === undefined ? 'problems.fix' : 'problems.putBack')}
        </button>
      ) : null}
    </>
  );
}

/** The reason why a warning stays, and whose it is. */
function WaivedNote({ waived: { reason, by } }: { readonly waived: Waived }) {
  const t = useTranslate();
  return <p className={styles.why}>{by ? t('problems.waivedBy', { reason, by }) : t('problems.waived', { reason })}</p>;
}

interface ProblemRowProps {
  readonly problem: Problem;
  readonly isReadOnly: boolean;
  /** What belongs to the same problem. */
  readonly children?: ReactNode;
}

/** One problem: the way to it, why it matters, the way out of it, and for a warning the reason why it may stay. */
export function ProblemRow({ problem, isReadOnly, children }: ProblemRowProps) {
  const t = useTranslate();
  const id = useId();
  const merchantCode = useDraft((state) => state.merchantCode);
  const waived = useDraft(({ waivers }) => waivers[waiverId(problem)]);
  const waive = useDraft((state) => state.waive);
  const [open, setOpen] = useState<'why' | 'waive'>();
  const waiveButton = useRef<HTMLButtonElement>(null);
  const { code, pointer, severity } = problem;
  // The draft's own list, if it has one: unreadable blocks are not in the resolved release.
  const release = useDraft(({ document, resolved }) => (hasBlockAt(document, pointer) ? document : resolved.full));
  const sentence = problemSentence(t, problem, release);
  const toggle = (part: 'why' | 'waive') => setOpen(open === part ? undefined : part);
  return (
    <li className={styles.root} data-waived={waived !== undefined || undefined}>
      <div className={styles.line}>
        <SeverityIcon severity={severity} />
        {/* The same address again makes no move, so the focus is brought there here as well. */}
        <a
          className={styles.link}
          href={addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer })}
          title={t('problems.jump', { title: settingTitle(t, pointer, release) })}
          onClick={() => focusSetting(pointer)}
        >
          {sentence}
        </a>
        {isFinding(code) ? (
          <WhyButton sentence={sentence} controls={`${id}-why`} isOpen={open === 'why'} onPress={() => toggle('why')} />
        ) : null}
        {severity === 'warning' && !isReadOnly ? (
          <button
            ref={waiveButton}
            type="button"
            className={styles.verb}
            aria-expanded={open === 'waive'}
            aria-label={t('problems.waiveThis', { sentence })}
            onClick={() => toggle('waive')}
          >
            {t('problems.waive')}
          </button>
        ) : null}
        <WayOut problem={problem} sentence={sentence} isReadOnly={isReadOnly} />
      </div>
      {code.startsWith('contrast.') && problem.fix ? <ContrastFix problem={problem} /> : null}
      {open === 'why' && isFinding(code) ? (
        <p className={styles.why} id={`${id}-why`}>
          {t.declared(pointerTo('findings', code), 'explanation')}
        </p>
      ) : null}
      {open === 'waive' ? (
        <WaiverReason
          reason={waived?.reason ?? ''}
          onWrite={(reason) => waive(waiverId(problem), reason)}
          onDone={() => {
            setOpen(undefined);
            waiveButton.current?.focus();
          }}
        />
      ) : waived === undefined ? null : (
        <WaivedNote waived={waived} />
      )}
      {children}
    </li>
  );
}
