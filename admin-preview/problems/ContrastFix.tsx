import { ArrowRight } from 'lucide-react';
import { allChecks, colourOf, ratioOf } from '#schemas/lint/contrastChecks.ts';
import { type Problem, keysOf } from '#schemas/problem.ts';
import { type ColourRole, type Palette, themeModes } from '#schemas/release/themeRoles.ts';
import { wordName } from '#texts/tool/words.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { useSay } from '../texts/say.ts';
import styles from './ContrastFix.module.css';

/** The palette after the fix: with another colour, or as the preset has it. */
function fixed(palette: Palette, preset: Partial<Palette> | undefined, { fix }: Problem): Palette {
  if (fix?.op !== 'set') return { ...palette, ...preset };
  const role = keysOf(fix.pointer).at(-1) as ColourRole; // fixes of contrast set roles
  return { ...palette, [role]: String(fix.value) };
}

/** What a fix of a contrast changes: the words on their ground before and after, in the colours themselves. */
export function ContrastFix({ problem }: { readonly problem: Problem }) {
  const say = useSay();
  const { mode, role, shade, on } = problem.params;
  const look = themeModes.find((each) => each === mode);
  const check = allChecks.find((each) => each.role === role && each.shade === shade && each.on === on);
  const palette = useDraft(({ resolved }) => resolved.site.theme[look ?? 'dark']);
  const preset = useDraft(({ inherited }) => inherited.template.theme?.[look ?? 'dark']);
  if (look === undefined || check === undefined) return null;
  const after = fixed(palette, preset, problem);
  const sample = (colours: Palette) => ({ color: colourOf(colours, check.shade), background: colourOf(colours, check.on) });
  const ratio = (colours: Palette) => (Math.floor(ratioOf(colours, check) * 10) / 10).toFixed(1);
  const { fix } = problem;
  return (
    <p className={styles.root}>
      <span className={styles.sample} style={sample(palette)} aria-hidden="true">
        Aa
      </span>
      {ratio(palette)}
      <ArrowRight size={14} role="img" aria-label={say('contrast.becomes')} />
      <span className={styles.sample} style={sample(after)} aria-hidden="true">
        Aa
      </span>
      {ratio(after)}
      <span className={styles.what}>
        {fix?.op === 'set'
          ? say('contrast.set', { role: wordName(say, 'role', String(keysOf(fix.pointer).at(-1))), colour: String(fix.value) })
          : say('contrast.preset')}
      </span>
    </p>
  );
}
