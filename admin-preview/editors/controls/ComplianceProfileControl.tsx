import { complianceProfiles } from '#schemas/declare/release/release.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { bareRelease, inheritedBy } from '../../model/draft/resolveDraft.ts';
import { ChoiceCards } from '../../kit/parts/ChoiceCards.tsx';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { showValue } from '#texts/tool/showValue.ts';
import { useSay } from '../../kit/texts/say.ts';
import styles from './ComplianceProfileControl.module.css';
import type { ControlProps } from './Control.ts';

/** The settings in which the compliance profiles differ where the merchant says nothing, with what each brings. */
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
      values: complianceProfiles.map((profile) => showValue(say, setting, valueAt(below[profile], pointer))),
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
          {complianceProfiles.map((profile) => (
            <th key={profile} scope="col">
              {say(`conduct.${profile}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {useDifferences().map(({ pointer, title, values }) => (
          <tr key={pointer}>
            <th scope="row">{title}</th>
            {complianceProfiles.map((profile, index) => (
              <td key={profile}>{values[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The ways to treat players, each with a sentence, and the values that they bring. */
export function ComplianceProfileControl({ value, onChange, labelId, describedBy }: ControlProps) {
  const say = useSay();
  return (
    <>
      <ChoiceCards
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        chosen={value}
        onChoose={onChange}
        choices={complianceProfiles.map((profile) => ({
          value: profile,
          title: say(`conduct.${profile}`),
          text: say(`conduct.${profile}.text`),
        }))}
      />
      <Differences />
    </>
  );
}
