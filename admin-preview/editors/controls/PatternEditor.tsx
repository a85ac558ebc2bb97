import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { checkPattern } from '#schemas/rules/checkPattern.ts';
import { textsOfPattern } from '#schemas/rules/sampleText.ts';
import { anchored, rulesInstead } from '#schemas/rules/patternsInstead.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { PatternExamples } from './PatternExamples.tsx';
import { wordsOf } from './wordsOf.ts';
import styles from './PatternEditor.module.css';
import type { AnyRule } from './ruleKinds.ts';

interface PatternEditorProps {
  readonly rule: AnyRule;
  /** How many rules may be in the place of this one. */
  readonly most: number;
  readonly onChange: (...rules: readonly AnyRule[]) => void;
}

/** A text that contains the pattern, but should not match. */
const around = (pattern: string): string => `!?${textsOfPattern(pattern)[0] ?? ''}!?`;

interface VerdictProps {
  readonly pattern: string;
  /** Patterns that say the same, where this one may not run. */
  readonly instead: readonly string[] | undefined;
  readonly onUseInstead: () => void;
  readonly onUseWhole: (pattern: string) => void;
}

/** Whether the pattern may run, why not, and what says the same and may. */
function Verdict({ pattern, instead, onUseInstead, onUseWhole }: VerdictProps) {
  const t = useTranslate();
  const verdict = checkPattern(pattern);
  const whole = verdict === 'ok' ? anchored(pattern) : undefined;
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
          ? t(`pattern.why.${verdict}`)
          : whole
            ? t('pattern.anywhere', { example: around(pattern) })
            : t('pattern.good')}
        {instead ? (
          <button type="button" className={styles.use} onClick={onUseInstead}>
            {instead.length > 1
              ? t('pattern.split', { patterns: instead.join('  ') })
              : t('pattern.useInstead', { pattern: instead[0] ?? '' })}
          </button>
        ) : null}
        {whole ? (
          <button type="button" className={styles.use} onClick={() => onUseWhole(whole)}>
            {t('pattern.whole')}
          </button>
        ) : null}
      </span>
    </div>
  );
}

/** A pattern, its faults, and the examples that it must match. */
export function PatternEditor({ rule, most, onChange }: PatternEditorProps) {
  const t = useTranslate();
  const pattern = typeof rule['value'] === 'string' ? rule['value'] : '';
  const set = (value: string) => onChange({ ...rule, value });
  const instead = rulesInstead({ ...rule, value: pattern, refuses: wordsOf(rule['refuses']) });
  const offered = instead && instead.length <= most ? instead : undefined;
  return (
    <div className={styles.root}>
      <TextInput
        className={styles.pattern}
        aria-label={t('rules.value')}
        aria-invalid={checkPattern(pattern) === 'ok' ? undefined : true}
        spellCheck={false}
        autoCapitalize="none"
        dir="ltr"
        value={pattern}
        onChange={(event) => set(event.target.value)}
      />
      <Verdict
        pattern={pattern}
        instead={offered?.map(({ value }) => value)}
        onUseInstead={() => offered && onChange(...offered)}
        onUseWhole={set}
      />
      <PatternExamples rule={rule} pattern={pattern} onChange={onChange} />
    </div>
  );
}
