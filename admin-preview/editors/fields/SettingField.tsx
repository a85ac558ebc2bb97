import { useId } from 'react';
import { controls } from '../controls/controls.ts';
import type { ValueSetting } from '#schemas/declare/settings/settings.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { SettingFrame, type SettingMarks } from './SettingFrame.tsx';

interface SettingFieldProps extends SettingMarks {
  readonly setting: ValueSetting;
  /** Its name where it is known by another one than its schema declares. */
  readonly title?: string | undefined;
  readonly value: unknown;
  /** `isTyped`: one of many changes that belong together. */
  readonly onChange: (value: unknown, isTyped: boolean) => void;
}

/** One setting with the control that its schema asks for. Holds no value of its own. */
export function SettingField({ setting, title, value, onChange, ...marks }: SettingFieldProps) {
  const t = useTranslate();
  const name = title ?? t.declared(setting.address, 'title');
  const description = t.declared(setting.address, 'description');
  const id = useId();
  const { Control, shape, isTyped = false } = controls[setting.widget];
  const hasProblems = marks.problems.length > 0;
  return (
    <SettingFrame {...marks} id={id} title={name} description={description} shape={shape}>
      <Control
        setting={setting}
        title={name}
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
