import { AudienceSection } from '../../preview/audiences/AudienceSection.tsx';
import { ChangesSection } from '../../editors/changes/ChangesSection.tsx';
import { HistorySection } from '../release/HistorySection.tsx';
import { LayoutSection } from '../../editors/layout/LayoutSection.tsx';
import { type OverviewProps, OverviewSection } from '../overview/OverviewSection.tsx';
import { RegisterSection } from '../../editors/register/RegisterSection.tsx';
import type { Section } from '../../kit/route/sections.ts';
import { ChromeSection } from './ChromeSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { LookSection } from './LookSection.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { SearchPreview } from './SearchPreview.tsx';
import { SwitchesSection } from './SwitchesSection.tsx';
import { TopicsSection } from './TopicsSection.tsx';
import { MediaSection } from '../../editors/media/MediaSection.tsx';
import { StressSection } from '../../preview/stress/StressSection.tsx';
import { VisitsSection } from '../visits/VisitsSection.tsx';

export interface SectionContentProps {
  readonly section: Section;
  /** The setting to go to. */
  readonly at: string | undefined;
  readonly onReload: () => Promise<void>;
  readonly overview: OverviewProps;
}

/** What a section is made of. */
export function SectionContent({ section, at, onReload, overview }: SectionContentProps) {
  switch (section) {
    case 'overview':
      return <OverviewSection {...overview} />;
    case 'footer':
      return <ParameterSection section="footer" at={at} />;
    case 'languages':
      return <ParameterSection section="languages" at={at} />;
    case 'switches':
      return <SwitchesSection at={at} />;
    case 'identity':
      return <IdentitySection at={at} />;
    case 'look':
      return <LookSection at={at} />;
    case 'media':
      return <MediaSection />;
    case 'layout':
      return <LayoutSection at={at} />;
    case 'register':
      return <RegisterSection at={at} />;
    case 'chrome':
      return <ChromeSection at={at} />;
    case 'seo':
      return (
        <>
          <TopicsSection section="seo" at={at} />
          <SearchPreview />
        </>
      );
    case 'featureSettings':
    case 'safety':
      return <TopicsSection section={section} at={at} />;
    case 'integration':
      return <IntegrationSection at={at} />;
    case 'changes':
      return <ChangesSection />;
    case 'audiences':
      return <AudienceSection at={at} />;
    case 'stress':
      return <StressSection />;
    case 'visits':
      return <VisitsSection />;
    case 'history':
      return <HistorySection onReload={onReload} />;
  }
}
