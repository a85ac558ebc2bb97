import {
  ClipboardList,
  Eye,
  FlaskConical,
  Gauge,
  History,
  Images,
  Languages,
  LayoutList,
  ListChecks,
  type LucideIcon,
  Palette,
  PanelBottom,
  ShieldCheck,
  ToggleRight,
  Type,
} from 'lucide-react';
import type { Section } from './sections.ts';

/** The drawing of each section, wherever it is named. */
export const sectionIcons: Readonly<Record<Section, LucideIcon>> = {
  footer: PanelBottom,
  languages: Languages,
  switches: ToggleRight,
  identity: Type,
  look: Palette,
  media: Images,
  layout: LayoutList,
  register: ClipboardList,
  access: ShieldCheck,
  changes: ListChecks,
  audiences: Eye,
  stress: FlaskConical,
  visits: Gauge,
  history: History,
};
