import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import { PatternEditor } from './PatternEditor.tsx';
import { type AnyRule, isRuleKind, kindNames, newRule, ruleKinds } from './ruleKinds.ts';
import styles from './RuleRow.module.css';

interface RuleRowProps {
  readonly rule: AnyRule;
  /** How many rules may be in the place of this one. */
  readonly most: number;
  readonly onChange: (...rules: readonly AnyRule[]) => void;
}

function RuleValue({ rule, most, onChange }: RuleRowProps) {
  const t = useTranslate();
  const { rule: kind, value } = rule;
  const label = t('rules.value');
  const text = String(value ?? '');
  const set = (next: unknown) => onChange({ ...rule, value: next });
  if (!isRuleKind(kind)) return <TextInput aria-label={label} value={text} onChange={(event) => set(event.target.value)} />;
  const how = ruleKinds[kind];
  switch (how.input) {
    case 'select':
      return (
        <SelectInput aria-label={label} value={text} onChange={(event) => set(event.target.value)}>
          {how.choices.map((choice) => (
            <option key={choice} value={choice}>
              {wordName(t, how.words, choice)}
            </option>
          ))}
        </SelectInput>
      );
    case 'number': {
      const read = (typed: string) => (/^\d+$/.test(typed) ? Number(typed) : typed);
      return (
        <TextInput
          aria-label={label}
          inputMode="numeric"
          value={text}
          aria-invalid={typeof value !== 'number' || undefined}
          onChange={(event) => set(read(event.target.value))}
        />
      );
    }
    case 'date':
      return <TextInput type="date" aria-label={label} value={text} onChange={(event) => set(event.target.value)} />;
    case 'text':
      return <PatternEditor rule={rule} most={most} onChange={onChange} />;
  }
}

/** One rule: its kind, its value, and the message of its own if it has one. */
export function RuleRow({ rule, most, onChange }: RuleRowProps) {
  const t = useTranslate();
  const { rule: kind, message } = rule;
  const { message: _message, ...silent } = rule;
  return (
    <div className={styles.root}>
      <SelectInput
        aria-label={t('rules.kind')}
        value={String(kind)}
        onChange={(event) => isRuleKind(event.target.value) && onChange(newRule(event.target.value, message))}
      >
        {isRuleKind(kind) ? null : <option value={String(kind)}>{String(kind)}</option>}
        {kindNames.map((name) => (
          <option key={name} value={name}>
            {wordName(t, 'rule', name)}
          </option>
        ))}
      </SelectInput>
      <RuleValue rule={rule} most={most} onChange={onChange} />
      <TextInput
        className={styles.message}
        aria-label={t('rules.message')}
        placeholder={t('rules.messageHint')}
        spellCheck={false}
        value={typeof message === 'string' ? message : ''}
        onChange={(event) => onChange(event.target.value === '' ? silent : { ...rule, message: event.target.value })}
      />
    </div>
  );
}
