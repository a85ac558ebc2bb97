import { useEffect, useState } from 'react';
import { type RuleForm, useControlValue } from '#src/forms/useRuleForm.ts';
import { useSite } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';
import { CONTENT, TOPIC } from './feedbackControls.ts';

interface Draft {
  /** The sender: another account that logs in here is not shown it. */
  readonly sender: string | undefined;
  readonly topic: string;
  readonly content: string;
}

/** One draft per visit. */
const drafts = new WeakMap<SiteStore, Draft>();

export const dropDraft = (store: SiteStore): void => void drafts.delete(store);

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '');

/** Keeps a draft of the form for the visit and restores it: when the session ends, the page is left. */
export function VisitDraft({ form }: { readonly form: RuleForm }) {
  const { store } = useSite();
  const [sender] = useState(() => store.getState().session?.userName);
  const [found] = useState(() => drafts.get(store));
  const topic = textOf(useControlValue(form, TOPIC));
  const content = textOf(useControlValue(form, CONTENT));

  useEffect(() => {
    if (!found || found.sender !== sender) return;
    form.set(TOPIC, found.topic);
    form.set(CONTENT, found.content);
  }, [form, found, sender]);

  useEffect(() => {
    if (topic !== '' || content !== '') drafts.set(store, { sender, topic, content });
    else if (drafts.get(store) !== found) dropDraft(store); // emptied by hand, not just opened
  }, [store, sender, topic, content, found]);
  return null;
}
