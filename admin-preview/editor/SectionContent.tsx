import { AudienceSection } from '../audiences/AudienceSection.tsx';
import { AccessSection } from './AccessSection.tsx';
import { ChangesSection } from '../changes/ChangesSection.tsx';
import { HistorySection } from '../release/HistorySection.tsx';
import { LayoutSection } from '../layout/LayoutSection.tsx';
import { RegisterSection } from '../register/RegisterSection.tsx';
import type { Section } from '../settings/sections.ts';
import { IdentitySection } from './IdentitySection.tsx';
import { LookSection } from './LookSection.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { SwitchesSection } from './SwitchesSection.tsx';
import { MediaSection } from '../media/MediaSection.tsx';
import { StressSection } from '../stress/StressSection.tsx';
import { VisitsSection } from '../visits/VisitsSection.tsx';

interface SectionContentProps {
  readonly section: Section;
  /** The setting to go to. */
  readonly at: string | undefined;
  readonly onReload: () => Promise<void>;
}

/** What a section is made of. */
export function SectionContent({ section, at, onReload }: SectionContentProps) {
  switch (section) {
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
    case 'access':
      return <AccessSection at={at} />;
    case 'changes':
      return <ChangesSection />;
    case 'audiences':
      return <AudienceSection />;
    case 'stress':
      return <StressSection />;
    case 'visits':
      return <VisitsSection />;
    case 'history':
      return <HistorySection onReload={onReload} />;
  }
}
