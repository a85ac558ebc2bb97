import useSWR, { type SWRResponse } from 'swr';
import type { TeamFigure } from '#schemas/declare/names/teamFigures.ts';
import type { Params } from '#schemas/declare/calls/declaredCalls.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';

type Days = Readonly<Record<'startDate' | 'endDate', string>>;
export type TeamFigures = Readonly<Partial<Record<TeamFigure, number | null>>>;

const kpiCalls = ['teamKpiA', 'teamKpiB', 'teamKpiC'] as const;

/** Figures of an agent's team: the answers of the KPI calls for these days, merged (AGHOME-10). */
export function useTeamFigures({ startDate, endDate }: Days): SWRResponse<TeamFigures, ApiError> {
  const { http, site, mode } = useSite();
  const token = useSiteState((state) => state.session?.token);
  const idle = token === undefined && mode === 'live';
  const params: Params = { startDate, endDate, size: 0 };
  return useSWR<TeamFigures, ApiError>(
    idle ? null : ['teamKpi', params, token],
    async () => {
      const offered = kpiCalls.filter((call) => hasCall(site, call));
      const answers = await Promise.all(offered.map((call) => http.read(call, params)));
      return Object.assign({}, ...answers.map(({ footer }) => footer)) as TeamFigures; // the schema names the figures
    },
    { revalidateIfStale: true },
  );
}
