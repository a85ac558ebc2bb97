import { useEdited } from '../../preview/frame/useEdited.ts';
import { parameterGroups } from '../../kit/route/sections.ts';
import { settingsBelow } from '#schemas/declare/settings/settings.ts';
import { GroupCards } from './GroupCards.tsx';

interface ParameterSectionProps {
  readonly section: keyof typeof parameterGroups;
  /** The setting to go to. */
  readonly at: string | undefined;
}

/** Template parameters of one section, a card for each group. */
export function ParameterSection({ section, at }: ParameterSectionProps) {
  const groups: readonly string[] = parameterGroups[section];
  const settings = settingsBelow('/template/parameters').filter(({ group }) => groups.includes(group ?? ''));
  useEdited(
    settings.map(({ pointer }) => pointer),
    at,
  );
  return <GroupCards groups={parameterGroups[section]} settings={settings} />;
}
