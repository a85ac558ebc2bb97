import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type FindingCode, findings } from '#schemas/lint/findings.ts';
import { type Problem, pointerTo } from '#schemas/problem.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { hasBlockAt } from '../draft/blockPlaces.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { focusSetting } from '../settings/focusSetting.ts';
import { addressOf } from '../route/route.ts';
import { sectionOf } from '../settings/sections.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { useSay } from '../texts/say.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { ContrastFix } from './ContrastFix.tsx';
import { PlaceLink, missingBlock } from './PlaceLink.tsx';
import styles from './ProblemRow.module.css';
import { SeverityIcon } from './SeverityIcon.tsx';
import { useFix } from './useFix.ts';
import { waiverId } from '../draft/waiverId.ts';

const MAX_REASON = 500;

const isFinding = (code: string): code is FindingCode => Object.hasOwn(findings, code);

interface ReasonProps {
  readonly reason: string;
  readonly onWrite: (reason: string) => void;
  readonly onDone: () => void;
}

/** Why a warning may stay: asked for at once, and done with Enter or Escape. What is written is kept as it is written. */
function Reason({ reason, onWrite, onDone }: ReasonProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className={styles.why}>
      <Field label={say('problems.reason')} hint={say('problems.reasonHint')}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={input}
            maxLength={MAX_REASON}
            value={reason}
            onChange={(event) => onWrite(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== 'Escape') return;
              event.preventDefault(); // it would press the button that gets the focus
              event.stopPropagation();
              onDone();
            }}
          />
        )}
      </Field>
    </div>
  );
}

interface ProblemRowProps {
  readonly problem: Problem;
  readonly isReadOnly: boolean;
  /** What belongs to the same problem. */
  readonly children?: ReactNode;
}

/** One problem: the way to it, why it matters, the way out of it, and for a warning the reason why it may stay. */
export function ProblemRow({ problem, isReadOnly, children }: ProblemRowProps) {
  const say = useSay();
  const id = useId();
  const merchantCode = useDraft((state) => state.merchantCode);
  const waived = useDraft(({ waivers }) => waivers[waiverId(problem)]);
  const waive = useDraft((state) => state.waive);
  const fix = useFix();
  const [open, setOpen] = useState<'why' | 'waive'>();
  const waiveButton = useRef<HTMLButtonElement>(null);
  const { code, pointer, severity } = problem;
  // The draft's own list, where it has one: what cannot be read is not in the release on show.
  const release = useDraft(({ document, resolved }) => (hasBlockAt(document, pointer) ? document : resolved.full));
  const sentence = problemSentence(say, problem, release);
  const missing = missingBlock(problem);
  const toggle = (part: 'why' | 'waive') => setOpen(open === part ? undefined : part);
  return (
    <li className={styles.root} data-waived={waived !== undefined || undefined}>
      <div className={styles.line}>
        <SeverityIcon severity={severity} />
        {/* The same address again makes no move, so the focus is brought there here as well. */}
        <a
          className={styles.link}
          href={addressOf({ page: 'editor', merchantCode, section: sectionOf(pointer), at: pointer })}
          title={say('problems.jump', { title: settingTitle(say, pointer, release) })}
          onClick={() => focusSetting(pointer)}
        >
          {sentence}
        </a>
        {isFinding(code) ? (
          <button
            type="button"
            className={styles.verb}
            aria-expanded={open === 'why'}
            aria-controls={`${id}-why`}
            aria-label={say('problems.whyThis', { sentence })}
            onClick={() => toggle('why')}
          >
            {say('problems.why')}
          </button>
        ) : null}
        {severity === 'warning' && !isReadOnly ? (
          <button
            ref={waiveButton}
            type="button"
            className={styles.verb}
            aria-expanded={open === 'waive'}
            aria-label={say('problems.waiveThis', { sentence })}
            onClick={() => toggle('waive')}
          >
            {say('problems.waive')}
          </button>
        ) : null}
        {missing === undefined ? null : <PlaceLink block={missing} />}
        {problem.fix && !isReadOnly ? (
          <button
            type="button"
            className={styles.verb}
            aria-label={say(missing === undefined ? 'problems.fixThis' : 'problems.putBackThis', { sentence })}
            onClick={() => fix(problem)}
          >
            {say(missing === undefined ? 'problems.fix' : 'problems.putBack')}
          </button>
        ) : null}
      </div>
      {code.startsWith('contrast.') && problem.fix ? <ContrastFix problem={problem} /> : null}
      {open === 'why' && isFinding(code) ? (
        <p className={styles.why} id={`${id}-why`}>
          {say.declared(pointerTo('findings', code), 'explanation')}
        </p>
      ) : null}
      {open === 'waive' ? (
        <Reason
          reason={waived?.reason ?? ''}
          onWrite={(reason) => waive(waiverId(problem), reason)}
          onDone={() => {
            setOpen(undefined);
            waiveButton.current?.focus();
          }}
        />
      ) : waived === undefined ? null : (
        <p className={styles.why}>
          {waived.by
            ? say('problems.waivedBy', { reason: waived.reason, by: waived.by })
            : say('problems.waived', { reason: waived.reason })}
        </p>
      )}
      {children}
    </li>
  );
}
