import { keysOf } from '#schemas/base/json/problem.ts';
import { contrastChecks, ratioOf } from '#schemas/judge/lint/contrastChecks.ts';
import { type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { wordName } from '#texts/tool/words.ts';
import { ColourInputs } from './ColourInputs.tsx';
import type { ControlProps } from './Control.ts';
import { ContrastSample } from './ContrastSample.tsx';
import styles from './ColourControl.module.css';

const modeOf = (pointer: string): ThemeMode | undefined => themeModes.find((mode) => keysOf(pointer)[2] === mode);

/** How the colour stands out from each role it is on; for a paper, only the roles that are hard to see on it. */
function ContrastBadges({ role, mode }: { readonly role: string; readonly mode: ThemeMode }) {
  const t = useTranslate();
  const palette = useDraft(({ resolved }) => resolved.site.theme[mode]);
  const pairs = contrastChecks.roles.map((check) => ({ ...check, ratio: ratioOf(palette, check) }));
  const shown = pairs.filter((pair) => pair.role === role || (pair.on === role && pair.ratio < pair.needed));
  return (
    <ul className={styles.badges}>
      {shown.map(({ role: upper, on, needed, ratio }) => {
        const isGood = ratio >= needed;
        const [upperName, onName] = [wordName(t, 'role', upper), wordName(t, 'role', on)];
        const shownRatio = (Math.floor(ratio * 10) / 10).toFixed(1);
        return (
          <li
            key={`${upper} ${on}`}
            className={styles.badge}
            data-good={isGood}
            title={t('colour.pair', { role: upperName, on: onName, ratio: shownRatio, needed })}
          >
            <ContrastSample colour={palette[upper]} background={palette[on]} />
            {upper === role ? t('colour.on', { on: onName }) : t('colour.under', { role: upperName })} {shownRatio}
            <span className={styles.verdict}>{t(isGood ? 'colour.pass' : 'colour.fail')}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A colour: the system's chooser, its hex code, and its contrast with what it meets. */
export function ColourControl({ setting, title, pointer, value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const mode = modeOf(pointer);
  return (
    <div className={styles.root}>
      <ColourInputs title={title} value={value} onChange={onChange} id={id} describedBy={describedBy} isInvalid={isInvalid} />
      {mode && setting.role ? <ContrastBadges role={setting.role} mode={mode} /> : null}
    </div>
  );
}
