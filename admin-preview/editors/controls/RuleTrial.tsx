import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Rule } from '#schemas/declare/register/registerSettings.schema.ts';
import { runRules } from '#schemas/rules/runRules.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type AnyRule, isRunnable } from './ruleKinds.ts';
import styles from './RuleTrial.module.css';

const today = () => new Date().toISOString().slice(0, 10);

/** Runs the rules on typed text, by the same code as the player and the server. */
export function RuleTrial({ rules }: { readonly rules: readonly AnyRule[] }) {
  const t = useTranslate();
  const { t: playerText, has } = useTexts();
  const [typed, setTyped] = useState('');
  // `isRunnable` has looked at kind and value; what else a rule may hold is only passed on.
  const runnable = rules.filter(isRunnable) as unknown as readonly Rule[];
  const fault = runRules(typed, { required: false, rules: runnable }, { values: {}, today: today() });
  const reason = fault ? (has(fault.message) ? playerText(fault.message, fault.params) : fault.message) : '';
  return (
    <div className={styles.root}>
      <Field label={t('rules.try')}>
        {(ids) => (
          <TextInput
            {...ids}
            placeholder={t('rules.tryHint')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <p className={styles.verdict} data-good={!fault} role="status">
        {typed === '' ? null : fault ? <CircleX size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
        {typed === '' ? null : fault ? t('rules.fails', { reason }) : t('rules.passes')}
      </p>
    </div>
  );
}
