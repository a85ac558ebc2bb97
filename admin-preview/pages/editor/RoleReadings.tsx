import { dequal } from 'dequal/lite';
import { roleReadings } from '#schemas/declare/names/customerTypes.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

const ROLES = '/template/behaviour/roles';

/** Both readings of the spec, one press each; the lists below can say something else. */
export function RoleReadings() {
  const t = useTranslate();
  const roles = useDraft(({ resolved }) => resolved.site.behaviour.roles);
  const setAt = useDraft((state) => state.setAt);
  const options = (['agentTest', 'roleTable'] as const).map((value) => ({ value, label: t(`roles.${value}`) }));
  const current = options.find(({ value }) => dequal(roleReadings[value], roles))?.value;
  const read = (reading: keyof typeof roleReadings) =>
    Object.entries(roleReadings[reading]).forEach(([name, types]) => setAt(`${ROLES}/${name}`, types));
  return <Segmented label={t('roles.readings')} options={options} value={current} onChange={read} />;
}
