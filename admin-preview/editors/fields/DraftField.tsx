import { useSetting } from '../../model/draft/useSetting.ts';
import type { ValueSetting } from '#schemas/declare/settings/settings.ts';
import { SettingField } from './SettingField.tsx';

/** One setting of the draft. */
export function DraftField({ setting, title }: { readonly setting: ValueSetting; readonly title?: string }) {
  const { value, layer, edited, problems, set, reset } = useSetting(setting.pointer);
  return (
    <SettingField
      setting={setting}
      title={title}
      pointer={setting.pointer}
      value={value}
      layer={layer}
      edited={edited}
      problems={problems}
      onChange={set}
      onReset={reset}
    />
  );
}
