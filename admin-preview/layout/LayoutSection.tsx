import { pointerTo } from '#schemas/problem.ts';
import { regions } from '#schemas/release/layout.schema.ts';
import { RegionEditor } from './RegionEditor.tsx';
import { settingAt } from '../settings/settings.ts';

/** Every region of the page with its blocks. Home first: it is what is changed most. */
export function LayoutSection({ at }: { readonly at: string | undefined }) {
  const ordered = ['home', ...regions.filter((region) => region !== 'home')] as const;
  return (
    <>
      {ordered.map((region) => {
        const setting = settingAt(pointerTo('template', 'layout', region));
        return setting ? <RegionEditor key={region} region={region} setting={setting} at={at} /> : null;
      })}
    </>
  );
}
