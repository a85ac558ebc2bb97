import type { ComponentType } from 'react';
import type { Setting } from '#schemas/declare/settings/settings.ts';

/** What every control of a setting gets. It shows `value` whatever it is: drafts may be invalid. */
export interface ControlProps {
  readonly setting: Setting;
  readonly title: string;
  /** Where the value is in the release. */
  readonly pointer: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** For the one element that the label names. */
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly isInvalid: boolean;
}

export type Control = ComponentType<ControlProps>;
