import { type ThemeMode, colourRoles, themeModes } from '#schemas/release/themeRoles.ts';
import { themeSchema } from '#schemas/release/theme.schema.ts';
import { colourProperty } from '#src/site/themeCss.ts';
import { useSite } from '#src/site/siteContext.ts';
import { axisValueName } from '../../admin-preview/frame/axisValueName.ts';
import { sayInEnglish as say } from '../../admin-preview/texts/say.ts';
import { type Brand, brands } from '../brands.ts';
import { type Contrast, contrastsOf, ratioText } from './contrasts.ts';
import { Foundation } from './Foundation.tsx';
import styles from './foundations.module.css';

const isEnough = ({ ratio, needed }: Contrast) => ratio >= needed;
const titleOf = (mode: ThemeMode, role: (typeof colourRoles)[number]) => themeSchema.properties[mode].properties[role].title;

const Ratio = ({ contrast }: { readonly contrast: Contrast }) => (
  <span className={styles['ratio']} data-low={!isEnough(contrast) || undefined}>
    {ratioText(contrast.ratio)}
    {isEnough(contrast) ? '' : ` of ${contrast.needed}`}
  </span>
);

const Swatch = ({ colour }: { readonly colour: string }) => <span className={styles['swatch']} style={{ background: colour }} />;

/** The roles of the brand of the toolbar in both looks: what each is for, its value, and how it stands out. */
export function ColourRoles() {
  const { theme, title } = useSite().site;
  return (
    <Foundation
      title="Colour roles"
      lead={`${title}. Components name roles, never colours; hover and pressed shades are derived.`}
    >
      {themeModes.map((mode) => (
        <section key={mode}>
          <h2 className={styles['heading']}>{axisValueName(say, 'theme', mode)}</h2>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">Role</th>
                <th scope="col">Value</th>
                <th scope="col">Used for</th>
                <th scope="col">Contrast, and what is needed</th>
              </tr>
            </thead>
            <tbody>
              {colourRoles.map((role) => (
                <tr key={role}>
                  <th scope="row">
                    {titleOf(mode, role)}
                    <code>{colourProperty(role)}</code>
                  </th>
                  <td>
                    <span className={styles['colour']}>
                      <Swatch colour={theme[mode][role]} />
                      <code>{theme[mode][role]}</code>
                    </span>
                  </td>
                  <td>{themeSchema.properties[mode].properties[role].description}</td>
                  <td>
                    {contrastsOf(theme[mode], role).map((contrast) => (
                      <span key={contrast.on} className={styles['contrast']}>
                        <Ratio contrast={contrast} /> on {titleOf(mode, contrast.on)} ({contrast.needed})
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Foundation>
  );
}

const lowestOf = (contrasts: readonly Contrast[]): Contrast | undefined =>
  contrasts.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];

/** The roles of all brands: each with its value and the contrast that is nearest to what is needed. */
export function ColoursOfBrands() {
  const names = Object.keys(brands) as Brand[]; // the keys of a literal
  return (
    <Foundation title="Colours of all brands" lead="Each value with the contrast that is nearest to what is needed.">
      {themeModes.map((mode) => (
        <section key={mode}>
          <h2 className={styles['heading']}>{axisValueName(say, 'theme', mode)}</h2>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">Role</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {brands[name].title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {colourRoles.map((role) => (
                <tr key={role}>
                  <th scope="row">{titleOf(mode, role)}</th>
                  {names.map((name) => {
                    const palette = brands[name].theme[mode];
                    const lowest = lowestOf(contrastsOf(palette, role));
                    return (
                      <td key={name}>
                        <span className={styles['colour']}>
                          <Swatch colour={palette[role]} />
                          <span>
                            <code>{palette[role]}</code>
                            {lowest ? <Ratio contrast={lowest} /> : null}
                          </span>
                        </span>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </Foundation>
  );
}
