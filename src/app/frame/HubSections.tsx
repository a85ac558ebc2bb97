import { paths } from '#schemas/declare/pages/addresses.ts';
import { hubSectionOf, hubSectionsFor } from '#schemas/judge/entries/hubSections.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { StickyBar } from '#src/features/gameSearch/StickyBar.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useCircumstances } from '#src/site/siteContext.ts';
import { TabLinks } from '#src/ui/Tabs/TabLinks.tsx';
import styles from './HubSections.module.css';

/** On a page of the rewards hub: the way to the other sections, where there are several (HUB-01 to HUB-03). */
export function HubSections({ region }: { readonly region: Region | 'search' }) {
  const t = useText();
  const circumstances = useCircumstances();
  const current = hubSectionOf(region);
  if (current === undefined) return null;
  const sections = hubSectionsFor(circumstances);
  if (!sections.includes(current) || sections.length < 2) return null;
  return (
    <StickyBar>
      <div className={styles.row}>
        <TabLinks
          label={t('hub.label')}
          links={sections.map((name) => ({ to: paths[name], label: t(`hub.${name}`), isCurrent: name === current }))}
        />
      </div>
    </StickyBar>
  );
}
