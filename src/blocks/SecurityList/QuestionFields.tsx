import type { SecurityQuestionsAnswer } from '#schemas/declare/platform/profile.schema.ts';
import type { AnswerField } from '#schemas/rules/profileForm.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { RuleField } from '#src/forms/RuleField.tsx';
import { useControlValue } from '#src/forms/useRuleForm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Field } from '#src/ui/Field/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import styles from './QuestionsForm.module.css';

export const questionControl = (index: number): string => `question${index + 1}`;

interface QuestionFieldsProps {
  readonly index: number;
  readonly field: FormField<AnswerField>;
  /** The question that each select begins with. */
  readonly questionIds: readonly number[];
  readonly catalogue: SecurityQuestionsAnswer;
}

/** One question of the catalogue and its answer. A question chosen in one select cannot be chosen in another. */
export function QuestionFields({ index, field, questionIds, catalogue }: QuestionFieldsProps) {
  const { t, has } = useTexts();
  const form = useRuleFormContext();
  const others = useChosen(questionIds, index);
  return (
    <div className={styles.pair}>
      <Field label={t('security.question', { number: String(index + 1) })}>
        {(ids) => (
          <SelectInput {...ids} {...form.extra(questionControl(index))} defaultValue={String(questionIds[index])}>
            {catalogue.map(({ id, question }) => (
              <option key={id} value={String(id)} disabled={others.includes(String(id))}>
                {has(question) ? t(question) : question}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <RuleField field={field} />
    </div>
  );
}

/** The choices of the other selects. There are at most three. */
function useChosen(questionIds: readonly number[], index: number): readonly string[] {
  const form = useRuleFormContext();
  const first = useControlValue(form, questionControl(0));
  const second = useControlValue(form, questionControl(1));
  const third = useControlValue(form, questionControl(2));
  const values = [first, second, third];
  return questionIds.flatMap((id, place) => (place === index ? [] : [String(values[place] ?? id)]));
}
