import { Moon, RotateCwSquare, Sun } from 'lucide-react';
import type { Language } from '#schemas/languages.ts';
import { type Scenario, type ScenarioAxis, phones, scenarioAxes } from '#schemas/preview/scenario.ts';
import { gateOf } from '#schemas/statusGate.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useSay } from '../texts/say.ts';
import { AxisSelect } from '../parts/AxisSelect.tsx';
import { axisValueName } from './axisValueName.ts';
import type { PhoneId } from './phoneSize.ts';
import styles from './ScenarioBar.module.css';

interface ScenarioBarProps {
  readonly scenario: Scenario;
  /** Languages that the site allows: others cannot be looked at. */
  readonly languages: readonly Language[];
  readonly onChange: (scenario: Scenario) => void;
  readonly phone: PhoneId;
  readonly onPhone: (phone: PhoneId) => void;
  readonly isLandscape: boolean;
  readonly onTurn: () => void;
}

/** Under which circumstances the player is looked at: the same list that drives stories and pictures. */
export function ScenarioBar({ scenario, languages, onChange, phone, onPhone, isLandscape, onTurn }: ScenarioBarProps) {
  const say = useSay();
  const statusPages = useDraft(({ resolved }) => resolved.site.statusPages);
  /** What a code means, the merchant says. */
  function statusName(code: Scenario['status']): string {
    const gate = gateOf(Number(code), statusPages);
    if (code === '0' && gate === 'open') return axisValueName(say, 'status', code);
    const page = gate === 'open' ? axisValueName(say, 'status', '0') : say(`screen.${gate}`);
    return say('status.coded', { page, code });
  }
  const select = <A extends ScenarioAxis>(axis: A, values: readonly Scenario[A][]) => (
    <AxisSelect
      label={say(`axis.${axis}`)}
      value={scenario[axis]}
      options={values.map((value) => ({ value, label: axisValueName(say, axis, value) }))}
      onChange={(value) => onChange({ ...scenario, [axis]: value })}
    />
  );
  return (
    <div className={styles.root} role="group" aria-label={say('frame.scenario')}>
      <div className={styles.phone}>
        <AxisSelect
          label={say('frame.phone')}
          value={phone}
          options={phones.map(({ id }) => ({ value: id, label: say(`phone.${id}`) }))}
          onChange={onPhone}
        />
        <ToolButton label={say('frame.turn')} isPressed={isLandscape} onClick={onTurn}>
          <RotateCwSquare size={15} aria-hidden />
        </ToolButton>
      </div>
      <Segmented
        label={say('axis.theme')}
        options={[
          { value: 'light', label: <Sun size={15} aria-hidden />, title: axisValueName(say, 'theme', 'light') },
          { value: 'dark', label: <Moon size={15} aria-hidden />, title: axisValueName(say, 'theme', 'dark') },
        ]}
        value={scenario.theme}
        onChange={(theme) => onChange({ ...scenario, theme })}
      />
      {select('language', languages)}
      {select('audience', scenarioAxes.audience)}
      <AxisSelect
        label={say('axis.status')}
        value={scenario.status}
        options={scenarioAxes.status.map((value) => ({ value, label: statusName(value) }))}
        onChange={(status) => onChange({ ...scenario, status })}
      />
      {select('platform', scenarioAxes.platform)}
      {select('content', scenarioAxes.content)}
      {select('textSize', scenarioAxes.textSize)}
      {select('wording', scenarioAxes.wording)}
      {select('installed', scenarioAxes.installed)}
    </div>
  );
}
