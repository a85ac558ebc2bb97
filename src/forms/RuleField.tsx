import type { ComponentProps, ReactNode } from 'react';
import type { FormField } from '#schemas/rules/registerForm.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Field, type FieldIds } from '#src/ui/Field/Field.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { PasswordInput } from '#src/ui/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './RuleField.module.css';
import { useRuleFormContext } from './RuleFormContext.ts';
import { faultText } from './faultText.ts';
import { factsOf } from './fieldKinds.ts';
import { nativeAttributes } from './nativeAttributes.ts';
import { ruleHint } from './ruleHint.ts';
import { useFault } from './useRuleForm.ts';

/** Everything a native control of the field takes: its attributes, its rules, its label and its fault. */
export type ControlProps = ComponentProps<'input'> & FieldIds & ReturnType<ReturnType<typeof useRuleFormContext>['field']>;

interface RuleFieldProps {
  readonly field: FormField;
  /** The field's label here, if it differs from its default one. */
  readonly label?: TextKey;
  /** Shows the rules before anything is wrong. */
  readonly hints?: boolean;
  readonly autoComplete?: ComponentProps<'input'>['autoComplete'];
  /** Below the control, such as facts about the value. */
  readonly note?: ReactNode;
  /** A control of another kind; a line of text or a password without it. */
  readonly children?: (props: ControlProps) => ReactNode;
}

/** Mark and words of a fault: never by colour alone. */
export const FaultText = ({ children }: { readonly children: string }) => (
  <span className={styles.fault}>
    <Icon name="alert" size={16} />
    <span>{children}</span>
  </span>
);

/** One field of a rule form: label, control, fault or hint. Renders alone when its fault changes. */
export function RuleField({ field, label, hints = false, autoComplete, note, children }: RuleFieldProps) {
  const form = useRuleFormContext();
  const texts = useTexts();
  const { kind, inputName } = factsOf(field.name);
  const fault = useFault(form, inputName);
  const hint = hints && !fault ? ruleHint(texts, field) : '';
  const called = texts.t(label ?? `field.${field.name}`);
  return (
    <Field
      label={called}
      required={field.required}
      error={fault ? <FaultText>{faultText(texts, field.name, fault)}</FaultText> : undefined}
      hint={
        hint === '' && !note ? undefined : (
          <>
            {hint === '' ? null : <span className={styles.hint}>{hint}</span>}
            {note}
          </>
        )
      }
    >
      {(ids) => {
        const props: ControlProps = {
          ...nativeAttributes(field),
          ...(autoComplete ? { autoComplete } : {}),
          ...form.field(field),
          ...ids,
        };
        if (children) return children(props);
        const line = { ...props, className: styles.line };
        return kind === 'password' ? <PasswordInput {...line} label={called} /> : <TextInput {...line} />;
      }}
    </Field>
  );
}
