import type { ReactNode } from 'react';
import { type ColourRole, type ThemeMode, colourRoles, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { themeSchema } from '#schemas/declare/release/theme.schema.ts';
import { colourProperty } from '#src/site/themeCss.ts';
import { useSite } from '#src/site/siteContext.ts';
import { axisValueName } from '../../admin-preview/preview/frame/axisValueName.ts';
import { inEnglish as t } from '#texts/tool/toolTranslator.ts';
import { brands } from '../brands.ts';
import { type Contrast, contrastsOf, ratioText } from './contrasts.ts';
import { Foundation } from './Foundation.tsx';
import styles from './foundations.module.css';

const isEnough = ({ ratio, needed }: Contrast) => ratio >= needed;
const titleOf = (mode: ThemeMode, role: ColourRole) => themeSchema.properties[mode].properties[role].title;

const Ratio = ({ contrast }: { readonly contrast: Contrast }) => (
  <span className={styles['ratio']} data-low={!isEnough(contrast) || undefined}>
    {ratioText(contrast.ratio)}
    {isEnough(contrast) ? '' : ` of ${contrast.needed}`}
  </span>
);

const Swatch = ({ colour }: { readonly colour: string }) => <span className={styles['swatch']} style={{ background: colour }} />;

const Value = ({ colour, children }: { readonly colour: string; readonly children?: ReactNode }) => (
  <span className={styles['colour']}>
    <Swatch colour={colour} />
    <span>
      <code>{colour}</code>
      {children}
    </span>
  </span>
);

interface RoleTablesProps {
  /** Heads of the columns beside that of the role. */
  readonly heads: readonly string[];
  /** Cells of those columns. */
  readonly cellsOf: (mode: ThemeMode, role: ColourRole) => readonly ReactNode[];
}

/** A table for each look, with a row for each role. */
const RoleTables = ({ heads, cellsOf }: RoleTablesProps) =>
  themeModes.map((mode) => (
    <section key={mode}>
      <h2 className={styles['heading']}>{axisValueName(t, 'theme', mode)}</h2>
      <table className={styles['table']}>
        <thead>
          <tr>
            {['Role', ...heads].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colourRoles.map((role) => (
            <tr key={role}>
              <th scope="row">
                {titleOf(mode, role)}
                <code>{colourProperty(role)}</code>
              </th>
              {cellsOf(mode, role).map((cell, column) => (
                <td key={heads[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));

/** The roles of the brand of the toolbar in both looks: what each is for, its value, and how it stands out. */
export function ColourRoles() {
  const { theme, title } = useSite().site;
  return (
    <Foundation
      title="Colour roles"
      lead={`${title}. Components name roles, never colours; hover and pressed shades are derived.`}
    >
      <RoleTables
        heads={['Value', 'Used for', 'Contrast, and what is needed']}
        cellsOf={(mode, role) => [
          <Value key="value" colour={theme[mode][role]} />,
          themeSchema.properties[mode].properties[role].description,
          contrastsOf(theme[mode], role).map((contrast) => (
            <span key={contrast.on} className={styles['contrast']}>
              <Ratio contrast={contrast} /> on {titleOf(mode, contrast.on)} ({contrast.needed})
            </span>
          )),
        ]}
      />
    </Foundation>
  );
}

const lowestOf = (contrasts: readonly Contrast[]): Contrast | undefined =>
  contrasts.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];

/** The roles of all brands: each with its value and the contrast that is nearest to what is needed. */
export function ColoursOfBrands() {
  const sites = [...brands.values()];
  return (
    <Foundation title="Colours of all brands" lead="Each value with the contrast that is nearest to what is needed.">
      <RoleTables
        heads={sites.map(({ title }) => title)}
        cellsOf={(mode, role) =>
          sites.map(({ title, theme }) => {
            const lowest = lowestOf(contrastsOf(theme[mode], role));
            return (
              <Value key={title} colour={theme[mode][role]}>
                {lowest ? <Ratio contrast={lowest} /> : null}
              </Value>
            );
          })
        }
      />
    </Foundation>
  );
}
