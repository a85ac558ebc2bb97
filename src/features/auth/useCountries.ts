import { useMemo } from 'react';
import type { Country } from '#src/forms/searchCountries.ts';
import { useImages } from '#src/site/images.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

/** Countries whose phone numbers are accepted, the site's default first (LOGIN-25): undefined while they load, null when loading has failed. */
export function useCountries(): readonly Country[] | null | undefined {
  const { login, verification } = useSite().site.behaviour;
  const { dialingCode: preset } = login;
  const { countries: chosen } = verification;
  const images = useImages();
  const { data, error } = useRead('countries', {});
  const ordered = useMemo(
    () =>
      data
        ?.filter(({ code }) => chosen.length === 0 || chosen.includes(code))
        .map((country) => ({ ...country, flag: images.country(country.code) }))
        .toSorted((a, b) => Number(b.dialingCode === preset) - Number(a.dialingCode === preset)),
    [data, images, preset, chosen],
  );
  return ordered ?? (error ? null : undefined);
}
