import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { checkPattern } from '#schemas/rules/checkPattern.ts';
import { textsOfPattern } from '#schemas/rules/sampleText.ts';
import { anchored, suggestPattern } from '#schemas/rules/suggestPattern.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useSay } from '../texts/say.ts';
import { PatternExamples } from './PatternExamples.tsx';
import styles from './PatternEditor.module.css';
import type { AnyRule } from './ruleKinds.ts';

interface PatternEditorProps {
  readonly rule: AnyRule;
  readonly onChange: (rule: AnyRule) => void;
}

/** A text that contains the pattern, but should not match. */
const around = (pattern: string): string => `!?${textsOfPattern(pattern)[0] ?? ''}!?`;

/** Whether the pattern may run, why not, and one near it that may. */
function Verdict({ pattern, onUse }: { readonly pattern: string; readonly onUse: (pattern: string) => void }) {
  const say = useSay();
  const verdict = checkPattern(pattern);
  const instead = verdict === 'ok' ? undefined : suggestPattern(pattern);
  const whole = verdict === 'ok' ? anchored(pattern) : undefined;
  const offer = instead ?? whole;
  return (
    <div className={styles.verdict} data-verdict={verdict === 'ok' ? (whole ? 'loose' : 'good') : 'refused'} role="status">
      {verdict !== 'ok' ? (
        <CircleX size={15} aria-hidden />
      ) : whole ? (
        <TriangleAlert size={15} aria-hidden />
      ) : (
        <CircleCheck size={15} aria-hidden />
      )}
      <span>
        {verdict !== 'ok'
          ? say(`pattern.why.${verdict}`)
          : whole
            ? say('pattern.anywhere', { example: around(pattern) })
            : say('pattern.good')}
        {offer ? (
          <button type="button" className={styles.use} onClick={() => onUse(offer)}>
            {instead ? say('pattern.useInstead', { pattern: instead }) : say('pattern.whole')}
          </button>
        ) : null}
      </span>
    </div>
  );
}

/** A pattern with what is wrong with it, and the examples that it must keep to. */
export function PatternEditor({ rule, onChange }: PatternEditorProps) {
  const say = useSay();
  const pattern = typeof rule['value'] === 'string' ? rule['value'] : '';
  const set = (value: string) => onChange({ ...rule, value });
  return (
    <div className={styles.root}>
      <TextInput
        className={styles.pattern}
        aria-label={say('rules.value')}
        aria-invalid={checkPattern(pattern) === 'ok' ? undefined : true}
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        value={pattern}
        onChange={(event) => set(event.target.value)}
      />
      <Verdict pattern={pattern} onUse={set} />
      <PatternExamples rule={rule} pattern={pattern} onChange={onChange} />
    </div>
  );
}
