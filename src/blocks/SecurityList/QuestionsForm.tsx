import { useMemo } from 'react';
import type { OwnQuestionsAnswer, SecurityQuestionsAnswer } from '#schemas/declare/platform/profile.schema.ts';
import { answerFields, ownPassword } from '#schemas/rules/profileForm.ts';
import { useSaveProfile } from '#src/features/member/useSaveProfile.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import { QuestionFields, questionControl } from './QuestionFields.tsx';
import styles from './QuestionsForm.module.css';
import { SaveButton } from './SaveButton.tsx';
import type { ProfileFormProps } from './ProfileFormProps.ts';
import { needsPassword } from './needsPassword.ts';

interface AnswersProps extends ProfileFormProps {
  readonly catalogue: SecurityQuestionsAnswer;
  /** The questions that the member answered before. */
  readonly own: OwnQuestionsAnswer;
}

function Answers({ config, label, onSaved, catalogue, own }: AnswersProps) {
  const t = useText();
  const { site } = useSite();
  const proves = needsPassword(site, config);
  const answers = useMemo(() => answerFields(site.behaviour.member), [site]);
  const form = useRuleForm(useMemo(() => (proves ? [...answers, ownPassword] : answers), [answers, proves]));
  const { save, failure } = useSaveProfile(onSaved);
  // The questions answered before, filled up with the first of the others.
  const questionIds = useMemo(() => {
    const answered = own.map(({ questionId }) => questionId).filter((id) => catalogue.some((question) => question.id === id));
    return [...new Set([...answered, ...catalogue.map(({ id }) => id)])].slice(0, answers.length);
  }, [own, catalogue, answers]);
  return (
    <RuleForm
      form={form}
      label={label}
      onSend={(values) =>
        save(form, {
          call: 'setOwnQuestions',
          body: {
            answers: answers.map(({ name }, index) => ({
              questionId: Number(form.extraValue(questionControl(index))),
              answer: values[name] ?? '',
            })),
            ...(proves ? { password: values.oldPassword ?? '' } : {}),
          },
        })
      }
    >
      <FailureAlert failure={failure} />
      <p className={styles.note}>{t(own.length > 0 ? 'security.answersAgain' : 'security.answersNote')}</p>
      {answers.map((field, index) => (
        <QuestionFields key={field.name} index={index} field={field} questionIds={questionIds} catalogue={catalogue} />
      ))}
      {proves ? <OwnPasswordField /> : null}
      <SaveButton />
    </RuleForm>
  );
}

/** Questions that only the member can answer (CALL-72, CALL-73). */
export function QuestionsForm(props: ProfileFormProps) {
  const t = useText();
  const { site } = useSite();
  const catalogue = useRead('securityQuestions', {});
  const own = useRead('ownQuestions', {});
  const hasOwnCall = hasCall(site, 'ownQuestions');
  const ownQuestions = hasOwnCall ? own.data : [];
  if (catalogue.data === undefined || ownQuestions === undefined) {
    const failed = catalogue.error ?? (hasOwnCall ? own.error : undefined);
    return failed ? (
      <ErrorState onRetry={() => void Promise.all([catalogue.mutate(), own.mutate()])} />
    ) : (
      <Skeleton shape="text" count={6} />
    );
  }
  if (catalogue.data.length < site.behaviour.member.questionCount) return <EmptyState text={t('security.none')} />;
  return <Answers {...props} catalogue={catalogue.data} own={ownQuestions} />;
}
