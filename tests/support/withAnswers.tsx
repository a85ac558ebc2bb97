import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useMemo } from 'react';
import { SWRConfig } from 'swr';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';

type Answers = { readonly [C in CallName]?: CallAnswer<C> };

interface ChangedSiteProps {
  readonly answers: Answers;
  readonly change: (site: Site) => Site;
  readonly children: ReactNode;
}

function ChangedSite({ answers, change, children }: ChangedSiteProps) {
  const value = useSite();
  const changed = useMemo(() => {
    const read = <C extends CallName>(call: C, params?: Params): Promise<CallAnswer<C>> => {
      const answer = answers[call];
      return answer === undefined ? value.http.read(call, params) : Promise.resolve(answer);
    };
    return { ...value, site: change(value.site), http: { ...value.http, read } };
  }, [value, answers, change]);
  const cache = useMemo(() => ({ provider: () => new Map() }), []);
  return (
    <SiteContext value={changed}>
      <SWRConfig value={cache}>{children}</SWRConfig>
    </SiteContext>
  );
}

const asItIs = (site: Site): Site => site;

/** Lets a story's platform answer some calls in its own way, and changes the site it is in. */
export const withAnswers =
  (answers: Answers, change: (site: Site) => Site = asItIs): Decorator =>
  (Story) => (
    <ChangedSite answers={answers} change={change}>
      <Story />
    </ChangedSite>
  );
