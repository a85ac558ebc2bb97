import { Fragment, useId, useState } from 'react';
import { type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { type ValueSetting, settingsBelow } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { wordName } from '#texts/tool/words.ts';
import { ColourInputs } from '../../editors/controls/ColourInputs.tsx';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useSetting } from '../../model/draft/useSetting.ts';
import { EditedBadge } from '../../editors/fields/EditedBadge.tsx';
import { LayerBadge } from '../../editors/fields/LayerBadge.tsx';
import { SettingFacts } from '../../editors/fields/SettingFacts.tsx';
import { SettingHistory } from '../../editors/fields/SettingHistory.tsx';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ContrastSample } from '../../editors/controls/ContrastSample.tsx';
import styles from './ColourTable.module.css';
import { worstContrast } from './worstContrast.ts';

/** Light first, as on paper. */
const modes = themeModes.toReversed();

/** The settings of each role, one for each look: all looks declare the same roles. */
const rows: readonly (readonly ValueSetting[])[] = settingsBelow('/template/theme/light').map(({ role }) =>
  modes.flatMap((mode) => settingsBelow(`/template/theme/${mode}`).filter((setting) => setting.role === role)),
);

interface CellProps {
  readonly setting: ValueSetting;
  readonly isOpen: boolean;
  readonly problemsId: string;
  readonly onToggle: () => void;
  readonly onFocus: () => void;
}

/** One colour: its value and where that came from. */
function ColourCell({ setting: { pointer }, isOpen, problemsId, onToggle, onFocus }: CellProps) {
  const t = useTranslate();
  const title = useDraft(({ resolved }) => settingTitle(t, pointer, resolved.full));
  const { value, layer, edited, problems, set, reset } = useSetting(pointer);
  return (
    <td data-pointer={pointer} data-edited={edited !== undefined || undefined} onFocus={onFocus}>
      <ColourInputs
        title={title}
        label={title}
        value={value}
        onChange={set}
        describedBy={problems.length > 0 ? problemsId : undefined}
        isInvalid={problems.some(({ severity }) => severity === 'error')}
      />
      <LayerBadge title={title} layer={layer} onReset={reset} facts={{ isOpen, onToggle }} />
      {edited ? <EditedBadge title={title} pointer={pointer} edited={edited} /> : null}
    </td>
  );
}

function Worst({ role }: { readonly role: string }) {
  const t = useTranslate();
  const theme = useDraft(({ resolved }) => resolved.site.theme);
  const worst = worstContrast(role, theme);
  if (worst === undefined) return <td className={styles.none}>–</td>;
  const { mode, role: upper, on, ratio, needed } = worst;
  const isGood = ratio >= needed;
  const [upperName, onName] = [wordName(t, 'role', upper), wordName(t, 'role', on)];
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return (
    <td data-good={isGood} title={t('colour.pair', { role: upperName, on: onName, ratio: shown, needed })}>
      <span className={styles.ratio}>
        <ContrastSample colour={theme[mode][upper]} background={theme[mode][on]} />
        {shown}
        <span className={styles.verdict}>{t(isGood ? 'colour.pass' : 'colour.fail')}</span>
      </span>
      <span className={styles.pair}>
        {upper === role ? t('colour.on', { on: onName }) : t('colour.under', { role: upperName })}, {t(`look.${mode}`)}
      </span>
    </td>
  );
}

/** The problems of a role's colours, and facts about the selected one, below their row. */
function Below({
  settings,
  open,
  id,
}: {
  readonly settings: readonly ValueSetting[];
  readonly open: string | undefined;
  readonly id: string;
}) {
  return (
    <>
      {settings.map((setting) => (
        <Notes key={setting.pointer} pointer={setting.pointer} id={`${id}-${setting.pointer}`} />
      ))}
      {open === undefined ? null : (
        <tr>
          <td colSpan={4}>
            <SettingFacts pointer={open} />
            <SettingHistory pointer={open} />
          </td>
        </tr>
      )}
    </>
  );
}

function Notes({ pointer, id }: { readonly pointer: string; readonly id: string }) {
  const { problems } = useSetting(pointer);
  if (problems.length === 0) return null;
  return (
    <tr>
      <td colSpan={4}>
        <ProblemNotes id={id} problems={problems} />
      </td>
    </tr>
  );
}

/** The colour roles in both looks beside each other, each with the contrast that is most likely to be too low. */
export function ColourTable({ onEdit }: { readonly onEdit: (mode: ThemeMode) => void }) {
  const t = useTranslate();
  const id = useId();
  const [open, setOpen] = useState<string>();
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <th scope="col">{t('colour.role')}</th>
          {modes.map((mode) => (
            <th key={mode} scope="col">
              {t(`look.${mode}`)}
            </th>
          ))}
          <th scope="col">{t('colour.worst')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((settings) => {
          const [first] = settings;
          if (first === undefined) return null;
          return (
            <Fragment key={first.pointer}>
              <tr>
                <th scope="row" title={t.declared(first.address, 'description')}>
                  {t.declared(first.address, 'title')}
                </th>
                {settings.map((setting, column) => {
                  const { pointer } = setting;
                  return (
                    <ColourCell
                      key={pointer}
                      setting={setting}
                      isOpen={open === pointer}
                      problemsId={`${id}-${pointer}`}
                      onToggle={() => setOpen(open === pointer ? undefined : pointer)}
                      onFocus={() => onEdit(modes[column] ?? 'light')}
                    />
                  );
                })}
                <Worst role={first.role ?? ''} />
              </tr>
              <Below settings={settings} open={settings.find(({ pointer }) => pointer === open)?.pointer} id={id} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
