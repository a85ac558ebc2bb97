import { pointerTo } from '#schemas/problem.ts';
import { useEdited } from '../frame/useEdited.ts';
import { RegionList } from '../layout/RegionList.tsx';
import { chromeRegions } from '../settings/sections.ts';
import { TopicCard } from './TopicCard.tsx';

const edited = chromeRegions.map((region) => pointerTo('template', 'layout', region));

/** What stands around pages: the header and the menus with their blocks, and the pages without them. */
export function ChromeSection({ at }: { readonly at: string | undefined }) {
  useEdited(edited, at);
  return (
    <>
      <RegionList regions={chromeRegions} at={at} />
      <TopicCard topic="chrome" />
    </>
  );
}
