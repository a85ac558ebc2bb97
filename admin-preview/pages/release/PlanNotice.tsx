import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanView } from '#schemas/edges/api/releases.schema.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { PlanCard } from './PlanCard.tsx';
import styles from './PlanNotice.module.css';

/** Is where a plan was. Takes the focus that went with its button: the next Tab goes on from there. */
function Goodbye({ text, onLeave }: { readonly text: string; readonly onLeave: () => void }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to the focus moving on
    <p ref={line} role="status" tabIndex={-1} className={styles.goodbye} onBlur={onLeave}>
      {text}
    </p>
  );
}

/** A plan that was ended here, and what came of it. */
interface Ended {
  readonly id: number;
  readonly said: string;
}

/** The plans shown at once, failed ones first, and the later ones that only wait for their time. */
function arranged(plans: readonly PlanView[]) {
  const failed = plans.filter(({ failure }) => failure !== null);
  const ahead = plans.filter(({ failure }) => failure === null);
  const isShown = (plan: PlanView, index: number) => index === 0 || plan.needsApproval || plan.heldSince !== null;
  return { first: [...failed, ...ahead.filter(isShown)], later: ahead.filter((plan, index) => !isShown(plan, index)) };
}

interface PlanNoticeProps {
  /** The plans are loaded again at each. */
  readonly occasion: number;
  /** Saves what was typed; see `useOpenDraft`. */
  readonly flush: () => Promise<void>;
  readonly onReload: () => Promise<void>;
}

/** Planned releases: those that need attention and the soonest are shown, the others on request. */
export function PlanNotice({ occasion, flush, onReload }: PlanNoticeProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const code = useDraft((state) => state.merchantCode);
  const load = useCallback(() => api.plans({ code }), [api, code]);
  const loaded = useLoaded(load, occasion);
  const [ended, setEnded] = useState<Ended>();
  const plans = useMemo(() => (loaded.state === 'ready' ? loaded.value : []), [loaded]);
  const { first, later } = useMemo(() => arranged(plans), [plans]);
  const { reload } = loaded;
  const card = (plan: PlanView) => (
    <PlanCard
      key={plan.id}
      plan={plan}
      flush={flush}
      onReload={onReload}
      onEnd={(said) => setEnded({ id: plan.id, said })}
      onChange={reload}
    />
  );

  return (
    <>
      {ended && !plans.some(({ id }) => id === ended.id) ? (
        <Goodbye text={ended.said} onLeave={() => setEnded(undefined)} />
      ) : null}
      {plans.length === 0 ? null : (
        <section className={styles.root} aria-label={t('plan.changes')}>
          <ul className={styles.list}>{first.map(card)}</ul>
          {later.length === 0 ? null : (
            <details>
              <summary className={styles.more}>{t('plan.more', { count: later.length })}</summary>
              <ul className={styles.list}>{later.map(card)}</ul>
            </details>
          )}
        </section>
      )}
    </>
  );
}
