import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { FaultText } from '#src/forms/RuleField.tsx';
import { faultText } from '#src/forms/faultText.ts';
import { useFault } from '#src/forms/useRuleForm.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { DocumentLinks } from '#src/features/auth/DocumentLinks.tsx';
import { useSite } from '#src/site/siteContext.ts';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import styles from './TermsBox.module.css';

export const TERMS = 'terms';

/** Ids of the texts that describe the box and the button. */
const FAULT_ID = 'terms-fault';

const notAccepted = { message: 'register.termsNeeded', params: {} };

/** Checkbox for age and terms: registration needs both (REG-18). Below it, the accepted documents. */
export function TermsBox({ words }: { readonly words: string }) {
  const { site } = useSite();
  const texts = useTexts();
  const form = useRuleFormContext();
  const fault = useFault(form, TERMS);
  return (
    <div>
      <Checkbox
        {...form.extra(TERMS, notAccepted)}
        defaultChecked={site.termsTicked}
        required
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? FAULT_ID : undefined}
      >
        {words}
      </Checkbox>
      {fault ? (
        <p className={styles.fault} id={FAULT_ID}>
          <FaultText>{faultText(texts, TERMS, fault)}</FaultText>
        </p>
      ) : null}
      <div className={styles.documents}>
        <DocumentLinks />
      </div>
    </div>
  );
}
