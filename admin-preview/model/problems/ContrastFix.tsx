import { ArrowRight } from 'lucide-react';
import { allChecks, colourOf, ratioOf } from '#schemas/judge/lint/contrastChecks.ts';
import { type Problem, keysOf } from '#schemas/base/json/problem.ts';
import { type ColourRole, type Palette, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { wordName } from '#texts/tool/words.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './ContrastFix.module.css';

/** The palette after the fix: with another colour, or as the preset has it. */
function fixed(palette: Palette, preset: Partial<Palette> | undefined, { fix }: Problem): Palette {
  if (fix?.op !== 'set') return { ...palette, ...preset };
  const role = keysOf(fix.pointer).at(-1) as ColourRole; // fixes of contrast set roles
  return { ...palette, [role]: String(fix.value) };
}

/** Two letters on their ground: a picture, as they are there to be looked at and may be too faint to be read. */
const Sample = ({ colour, ground }: { readonly colour: string; readonly ground: string }) => (
  <svg className={styles.sample} viewBox="0 0 34 22" aria-hidden="true">
    <rect width="34" height="22" fill={ground} />
    <text x="17" y="16" textAnchor="middle" fill={colour}>
      Aa
    </text>
  </svg>
);

/** What a fix of a contrast changes: the words on their ground before and after, in the colours themselves. */
export function ContrastFix({ problem }: { readonly problem: Problem }) {
  const t = useTranslate();
  const { mode, role, shade, on } = problem.params;
  const look = themeModes.find((each) => each === mode);
  const check = allChecks.find((each) => each.role === role && each.shade === shade && each.on === on);
  const palette = useDraft(({ resolved }) => resolved.site.theme[look ?? 'dark']);
  const preset = useDraft(({ inherited }) => inherited.template.theme?.[look ?? 'dark']);
  if (look === undefined || check === undefined) return null;
  const after = fixed(palette, preset, problem);
  const ratio = (colours: Palette) => (Math.floor(ratioOf(colours, check) * 10) / 10).toFixed(1);
  const { fix } = problem;
  return (
    <p className={styles.root}>
      <Sample colour={colourOf(palette, check.shade)} ground={colourOf(palette, check.on)} />
      {ratio(palette)}
      <ArrowRight size={14} role="img" aria-label={t('contrast.becomes')} />
      <Sample colour={colourOf(after, check.shade)} ground={colourOf(after, check.on)} />
      {ratio(after)}
      <span className={styles.what}>
        {fix?.op === 'set'
          ? t('contrast.set', { role: wordName(t, 'role', String(keysOf(fix.pointer).at(-1))), colour: String(fix.value) })
          : t('contrast.preset')}
      </span>
    </p>
  );
}
