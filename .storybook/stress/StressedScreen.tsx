import { useMemo } from 'react';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { isMenu } from '#schemas/declare/pages/overlays.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { CallAnswer, CallName, Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { Texts } from '#src/i18n/texts.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import type { StressCase } from '../../e2e/stress/stressCase.ts';
import { Screen } from '../screens/Screen.tsx';
import { StorySite } from '../withSite.tsx';

interface StressedScreenProps {
  readonly stressed: StressCase;
  readonly texts: Texts;
}

/** The platform of a case: hard answers, none, or errors. What is sent fails, as nothing is ever done. */
function httpOf({ scenario: { platform }, answer }: StressCase): Http {
  async function read<C extends CallName>(call: C, params: Params = {}): Promise<CallAnswer<C>> {
    if (platform === 'slow') return new Promise(() => undefined);
    if (platform === 'failing') throw new ApiError('http.500', 500, `no answer to ${call}`);
    return (await answer(call, params)) as CallAnswer<C>; // drawn by the answer's own schema
  }
  return { read, send: (call) => Promise.reject(new ApiError('http.500', 500, `${call} does nothing here`)) };
}

/** A page that holds one block with hard settings and answers. */
export function StressedScreen({ stressed, texts }: StressedScreenProps) {
  const { release, scenario, path, region } = stressed;
  const site = useMemo(() => resolveSite(release).site, [release]);
  const http = useMemo(() => httpOf(stressed), [stressed]);
  return (
    <StorySite globals={{ ...defaultScenario, ...scenario }} site={site} http={http} texts={texts} path={path}>
      <Screen {...(isMenu(region) ? { overlay: region } : {})} />
    </StorySite>
  );
}
