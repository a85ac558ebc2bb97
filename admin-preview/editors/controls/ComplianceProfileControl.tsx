import { complianceProfiles } from '#schemas/declare/release/release.schema.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { bareRelease, inheritedBy } from '../../model/draft/resolveDraft.ts';
import { ChoiceCards } from '../../kit/parts/ChoiceCards.tsx';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { showValue } from '#texts/tool/showValue.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ComplianceProfileControl.module.css';
import type { ControlProps } from './Control.ts';

/** The settings in which the compliance profiles differ where the merchant says nothing, with what each brings. */
function useDifferences() {
  const t = useTranslate();
  const preset = useDraft((state) => state.preset);
  const live = useDraft((state) => state.live.document);
  const below = inheritedBy(preset, bareRelease(live));
  return pointerDiff(below.seed, below.strict).map(({ pointer }) => {
    const setting = settingAt(pointer) ?? { widget: 'text' as const, choices: [], pointer };
    return {
      pointer,
      title: settingTitle(t, pointer, below.strict),
      values: complianceProfiles.map((profile) => showValue(t, setting, valueAt(below[profile], pointer))),
    };
  });
}

function Differences() {
  const t = useTranslate();
  return (
    <table className={styles.differences}>
      <thead>
        <tr>
          <th scope="col">{t('conduct.brings')}</th>
          {complianceProfiles.map((profile) => (
            <th key={profile} scope="col">
              {t(`conduct.${profile}`)}
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
  const t = useTranslate();
  return (
    <>
      <ChoiceCards
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        chosen={value}
        onChoose={onChange}
        choices={complianceProfiles.map((profile) => ({
          value: profile,
          title: t(`conduct.${profile}`),
          text: t(`conduct.${profile}.text`),
        }))}
      />
      <Differences />
    </>
  );
}
