import { useId, useMemo } from 'react';
import { controls } from '../controls/controls.ts';
import type { ValueSetting } from '../settings/settings.ts';
import { useSay } from '../texts/say.ts';
import { SettingFrame, type SettingMarks } from './SettingFrame.tsx';

interface SettingFieldProps extends SettingMarks {
  readonly setting: ValueSetting;
  readonly value: unknown;
  /** `isTyped`: one of many changes that belong together. */
  readonly onChange: (value: unknown, isTyped: boolean) => void;
}

/** One setting with the control that its schema asks for. Holds no value of its own. */
export function SettingField({ setting: plain, value, onChange, ...marks }: SettingFieldProps) {
  const say = useSay();
  const setting = useMemo(
    () => ({ ...plain, title: say.ofSchema(plain.title), description: say.ofSchema(plain.description) }),
    [plain, say],
  );
  const id = useId();
  const { Control, shape, isTyped = false } = controls[setting.widget];
  const hasProblems = marks.problems.length > 0;
  return (
    <SettingFrame {...marks} id={id} title={setting.title} description={setting.description} shape={shape}>
      <Control
        setting={setting}
        pointer={marks.pointer}
        value={value}
        onChange={(next) => onChange(next, isTyped)}
        id={id}
        labelId={`${id}-title`}
        describedBy={hasProblems ? `${id}-about ${id}-problems` : `${id}-about`}
        isInvalid={marks.problems.some(({ severity }) => severity === 'error')}
      />
    </SettingFrame>
  );
}
