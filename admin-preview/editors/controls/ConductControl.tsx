import { conducts } from '#schemas/declare/release/release.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { bareRelease, inheritedBy } from '../../model/draft/resolveDraft.ts';
import { ChoiceCards } from '../../kit/parts/ChoiceCards.tsx';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { showValue } from '#texts/tool/showValue.ts';
import { useSay } from '../../kit/texts/say.ts';
import styles from './ConductControl.module.css';
import type { ControlProps } from './Control.ts';

/** The settings in which the conducts differ where the merchant says nothing, with what each brings. */
function useDifferences() {
  const say = useSay();
  const preset = useDraft((state) => state.preset);
  const live = useDraft((state) => state.live.document);
  const below = inheritedBy(preset, bareRelease(live));
  return pointerDiff(below.seed, below.strict).map(({ pointer }) => {
    const setting = settingAt(pointer) ?? { widget: 'text' as const, choices: [], pointer };
    return {
      pointer,
      title: settingTitle(say, pointer, below.strict),
      values: conducts.map((conduct) => showValue(say, setting, valueAt(below[conduct], pointer))),
    };
  });
}

function Differences() {
  const say = useSay();
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{say('conduct.brings')}</th>
          {conducts.map((conduct) => (
            <th key={conduct} scope="col">
              {say(`conduct.${conduct}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {useDifferences().map(({ pointer, title, values }) => (
          <tr key={pointer}>
            <th scope="row">{title}</th>
            {conducts.map((conduct, index) => (
              <td key={conduct}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The ways to treat players, each with a sentence, and the values that they bring. */
export function ConductControl({ value, onChange, labelId, describedBy }: ControlProps) {
  const say = useSay();
  return (
    <>
      <ChoiceCards
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        chosen={value}
        onChoose={onChange}
        choices={conducts.map((conduct) => ({
          value: conduct,
          title: say(`conduct.${conduct}`),
          text: say(`conduct.${conduct}.text`),
        }))}
      />
      <Differences />
    </>
  );
}
