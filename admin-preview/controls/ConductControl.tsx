import { useId } from 'react';
import { conducts } from '#schemas/release/release.schema.ts';
import { valueAt } from '#schemas/resolve/overlay.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { pointerDiff } from '../draft/pointerDiff.ts';
import { bareRelease, inheritedBy } from '../draft/resolveDraft.ts';
import { settingAt } from '../settings/settings.ts';
import { settingTitle } from '../settings/settingTitle.ts';
import { showValue } from '../settings/showValue.ts';
import { useSay } from '../texts/say.ts';
import styles from './ConductControl.module.css';
import type { ControlProps } from './Control.ts';

/** What a conduct lays below the merchant's own choices: the settings in which the two differ, with their values here. */
function useConductValues() {
  const say = useSay();
  const preset = useDraft((state) => state.preset);
  const live = useDraft((state) => state.live.document);
  const below = inheritedBy(preset, bareRelease(live));
  const differing = pointerDiff(below.seed, below.strict).map(({ pointer }) => pointer);
  return (conduct: (typeof conducts)[number]) =>
    differing.map((pointer) => {
      const setting = settingAt(pointer) ?? { widget: 'text' as const, choices: [] };
      return {
        pointer,
        title: settingTitle(say, pointer, below[conduct]),
        value: showValue(say, setting, valueAt(below[conduct], pointer)),
      };
    });
}

/** The two ways to treat players, each with a sentence and the values that it brings. */
export function ConductControl({ value, onChange, labelId, describedBy }: ControlProps) {
  const say = useSay();
  const name = useId();
  const valuesOf = useConductValues();
  return (
    <div className={styles.root} role="radiogroup" aria-labelledby={labelId} aria-describedby={describedBy}>
      {conducts.map((conduct) => (
        <div key={conduct} className={styles.choice} data-chosen={value === conduct || undefined}>
          <label className={styles.label}>
            <input
              type="radio"
              name={name}
              checked={value === conduct}
              aria-describedby={`${name}-${conduct}`}
              onChange={() => onChange(conduct)}
            />
            <b>{say(`conduct.${conduct}`)}</b>
          </label>
          <p className={styles.about} id={`${name}-${conduct}`}>
            {say(`conduct.${conduct}.text`)}
          </p>
          <dl className={styles.values}>
            {valuesOf(conduct).map((each) => (
              <div key={each.pointer}>
                <dt>{each.title}</dt>
                <dd>{each.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
