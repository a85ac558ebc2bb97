import { useMemo } from 'react';
import type { Answer } from '#schemas/platform/answers.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

/**
 * Countries with their dialling codes, the one that the site presets first (LOGIN-25): undefined while they load, null
 * when they cannot be had.
 */
export function useCountries(): Answer<'countries'> | null | undefined {
  const preset = useSite().site.behaviour.login.dialingCode;
  const { data, error } = useRead('countries', {});
  const ordered = useMemo(
    () => data?.toSorted((a, b) => Number(b.dialingCode === preset) - Number(a.dialingCode === preset)),
    [data, preset],
  );
  return ordered ?? (error ? null : undefined);
}
