import { useMemo } from 'react';
import type { Country } from '#src/forms/searchCountries.ts';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

/**
 * Countries with their dialling codes, the one that the site presets first (LOGIN-25): undefined while they load, null
 * when they cannot be had.
 */
export function useCountries(): readonly Country[] | null | undefined {
  const preset = useSite().site.behaviour.login.dialingCode;
  const images = useImages();
  const { data, error } = useRead('countries', {});
  const ordered = useMemo(
    () =>
      data
        ?.map((country) => ({ ...country, flag: images.country(country.code) }))
        .toSorted((a, b) => Number(b.dialingCode === preset) - Number(a.dialingCode === preset)),
    [data, images, preset],
  );
  return ordered ?? (error ? null : undefined);
}
