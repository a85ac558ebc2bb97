import { Check, CircleAlert, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { checkPattern } from '#schemas/rules/checkPattern.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PatternExamples.module.css';
import { wordsOf } from './wordsOf.ts';
import type { AnyRule } from './ruleKinds.ts';

interface PatternExamplesProps {
  readonly rule: AnyRule;
  readonly pattern: string;
  readonly onChange: (rule: AnyRule) => void;
}

const lists = ['accepts', 'refuses'] as const;
type List = (typeof lists)[number];

const MOST = 8;
const LONGEST = 64;

interface ExampleListProps {
  readonly list: List;
  readonly examples: readonly string[];
  readonly isAsExpected: (example: string) => boolean | undefined;
  readonly onChange: (examples: readonly string[]) => void;
}

function ExampleList({ list, examples, isAsExpected, onChange }: ExampleListProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const title = t(`pattern.${list}`);

  function add() {
    if (typed !== '' && !examples.includes(typed)) onChange([...examples, typed]);
    setTyped('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.list}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.examples} aria-label={title}>
        {examples.map((example) => {
          const matches = isAsExpected(example);
          return (
            <li key={example} className={styles.example} data-kept={matches}>
              {matches === undefined ? null : matches ? (
                <Check size={14} role="img" aria-label={t('pattern.agrees')} />
              ) : (
                <CircleAlert size={14} role="img" aria-label={t('pattern.differs')} />
              )}
              <code>{example}</code>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('pattern.removeExample', { example })}
                onClick={() => onChange(examples.filter((other) => other !== example))}
              >
                <X size={13} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      {examples.length < MOST ? (
        <TextInput
          aria-label={t('pattern.addExample', { list: title })}
          placeholder={t('list.add')}
          maxLength={LONGEST}
          spellCheck={false}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      ) : null}
    </div>
  );
}

/** What a pattern must accept and refuse. Kept with the rule, and checked with each change of the pattern. */
export function PatternExamples({ rule, pattern, onChange }: PatternExamplesProps) {
  const t = useTranslate();
  const runs = checkPattern(pattern) === 'ok' ? new RegExp(pattern, 'u') : undefined;
  const write = (list: List, examples: readonly string[]) => {
    const { [list]: _before, ...others } = rule;
    onChange(examples.length === 0 ? others : { ...rule, [list]: examples });
  };
  return (
    <div className={styles.root} role="group" aria-label={t('pattern.examples')}>
      <p className={styles.hint}>{t('pattern.examplesHint')}</p>
      {lists.map((list) => (
        <ExampleList
          key={list}
          list={list}
          examples={wordsOf(rule[list])}
          isAsExpected={(example) => (runs ? runs.test(example) === (list === 'accepts') : undefined)}
          onChange={(examples) => write(list, examples)}
        />
      ))}
    </div>
  );
}
