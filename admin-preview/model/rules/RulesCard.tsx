import { dequal } from 'dequal/lite';
import { type FormEvent, useState } from 'react';
import { defaultHomeLimits } from '#schemas/judge/lint/homeWeight.schema.ts';
import { roleAt } from '#schemas/edges/api/roleGrants.ts';
import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { SelectInput } from '#src/ui/SelectInput/SelectInput.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { useHomeWeight } from '../draft/HomeWeightContext.ts';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { Card } from '../../kit/parts/Card.tsx';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { RuleChange } from './RuleChange.tsx';
import { HomeLimitFields } from './HomeLimitFields.tsx';
import styles from './RulesCard.module.css';
import { useRules } from './useRules.ts';

const offered = [5, 15, 60];

type Rules = Pick<RulesView, 'confirmMinutes' | 'fourEyes' | 'homeLimits'>;

interface RulesFormProps {
  readonly rules: Rules;
  readonly mayChange: boolean;
  /** What the server has now is told, or that it is edited again. */
  readonly onSaved: (isSaved: boolean) => void;
}

/** The rules. Only administrators of the merchant change them. */
function RulesForm({ rules, mayChange, onSaved }: RulesFormProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const [saved, setSaved] = useState(rules);
  const [fourEyes, setFourEyes] = useState(rules.fourEyes);
  const [minutes, setMinutes] = useState(rules.confirmMinutes);
  const [limits, setLimits] = useState(rules.homeLimits);
  const { measure } = useHomeWeight();
  const { attempt, fault, isBusy } = useAttempt();
  const areLimitsOther = !dequal(limits, saved.homeLimits);
  const isOther = fourEyes !== saved.fourEyes || minutes !== saved.confirmMinutes || areLimitsOther;
  const choices = [...new Set([...offered, ...(saved.confirmMinutes === null ? [] : [saved.confirmMinutes])])];

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => {
      const homeLimits = dequal(limits, defaultHomeLimits) ? null : limits;
      const body = { fourEyes, confirmMinutes: minutes, ...(areLimitsOther ? { homeLimits } : {}) };
      const now = await api.setRules({ code, body });
      setSaved(now);
      setFourEyes(now.fourEyes);
      setMinutes(now.confirmMinutes);
      setLimits(now.homeLimits);
      onSaved(true);
      if (areLimitsOther) measure();
    });
  }

  return (
    <form className={styles.root} onSubmit={onSubmit} noValidate>
      <Checkbox checked={fourEyes} disabled={!mayChange} onChange={({ target }) => (setFourEyes(target.checked), onSaved(false))}>
        {t('rules.fourEyes')}
      </Checkbox>
      <Field label={t('rules.confirm')} hint={t('rules.confirmHint')}>
        {(ids) => (
          <SelectInput
            {...ids}
            disabled={!mayChange}
            value={minutes ?? ''}
            onChange={({ target }) => (setMinutes(target.value === '' ? null : Number(target.value)), onSaved(false))}
          >
            <option value="">{t('rules.confirmOff')}</option>
            {choices.map((each) => (
              <option key={each} value={each}>
                {t('rules.minutes', { count: each })}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <HomeLimitFields limits={limits} disabled={!mayChange} onChange={(next) => (setLimits(next), onSaved(false))} />
      {mayChange ? (
        <Button type="submit" variant="soft" size="small" loading={isBusy} disabled={!isOther}>
          {t('rules.save')}
        </Button>
      ) : (
        <p className={styles.text}>{t('rules.notAllowed')}</p>
      )}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </form>
  );
}

/** What the merchant asks for before something goes live. */
export function RulesCard() {
  const t = useTranslate();
  const { session } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const loaded = useRules();
  const [isSaved, setIsSaved] = useState(false);
  return (
    <Card title={t('rules.title')} text={t('rules.text')}>
      {loaded.state === 'failed' ? <p role="alert">{refusalText(t, loaded.refusal)}</p> : null}
      {loaded.state === 'ready' ? (
        <>
          <RuleChange rules={loaded.value} onDone={loaded.reload} />
          <RulesForm
            key={JSON.stringify([loaded.value.fourEyes, loaded.value.confirmMinutes, loaded.value.homeLimits])}
            rules={loaded.value}
            mayChange={roleAt(session.roles, code) === 'admin'}
            onSaved={(isNow) => {
              setIsSaved(isNow);
              if (isNow) loaded.reload();
            }}
          />
          <p className={styles.text} role="status">
            {isSaved ? t(loaded.value.change === null ? 'rules.saved' : 'rules.waits') : null}
          </p>
        </>
      ) : null}
    </Card>
  );
}
