import type { Answer } from '#schemas/platform/answers.ts';
import { useRead } from '#src/site/useRead.ts';

/** Countries with their dialling codes: undefined while they load, null when they cannot be had. */
export function useCountries(): Answer<'countries'> | null | undefined {
  const { data, error } = useRead('countries', {});
  return data ?? (error ? null : undefined);
}
