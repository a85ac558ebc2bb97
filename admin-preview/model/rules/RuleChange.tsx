import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { isAtLeast, roleAt } from '#schemas/edges/api/roleGrants.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { useAttempt } from '../../kit/parts/useAttempt.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import { ruleChanges } from './ruleChanges.ts';
import styles from './RulesCard.module.css';

interface RuleChangeProps {
  readonly rules: RulesView;
  /** The rules may have changed. */
  readonly onDone: () => void;
}

/** A change of the rules that waits for a second operator: what it changes, and who may say yes or no. */
export function RuleChange({ rules, onDone }: RuleChangeProps) {
  const t = useTranslate();
  const { full } = useMoments();
  const { api, session } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const { attempt, fault, isBusy } = useAttempt();
  const { change } = rules;
  const role = roleAt(session.roles, code);
  if (change === null) return null;
  const isOwn = change.by === session.name;
  const act = (send: () => Promise<unknown>) =>
    void attempt(async () => {
      await send();
      onDone();
    });
  return (
    <section className={styles.change} aria-label={t('rules.waiting')}>
      <p role="status">{t('rules.waitingBy', { who: change.by ?? '', when: full(change.at) })}</p>
      <ul className={styles.list}>
        {ruleChanges(t, rules, change).map(({ pointer, title, text }) => (
          <li key={pointer}>
            {title}: {text}
          </li>
        ))}
      </ul>
      {role !== undefined && isAtLeast(role, 'publisher') ? (
        <div className={styles.acts}>
          {isOwn ? null : (
            <Button
              size="small"
              variant="soft"
              loading={isBusy}
              onClick={() => act(() => api.confirmRules({ code, body: { at: change.at } }))}
            >
              {t('rules.confirmChange')}
            </Button>
          )}
          <Button size="small" variant="ghost" loading={isBusy} onClick={() => act(() => api.dropRules({ code }))}>
            {t(isOwn ? 'rules.takeBack' : 'rules.refuse')}
          </Button>
        </div>
      ) : null}
      <p className={styles.fault} role="alert">
        {fault}
      </p>
    </section>
  );
}
