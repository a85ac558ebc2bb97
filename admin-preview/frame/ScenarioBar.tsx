import { Moon, Sun } from 'lucide-react';
import type { Language } from '#schemas/languages.ts';
import { type Scenario, type ScenarioAxis, phones, scenarioAxes } from '#schemas/preview/scenario.ts';
import { paths } from '#src/lib/paths.ts';
import { Segmented } from '../parts/Segmented.tsx';
import { type Say, isToolText, useSay } from '../texts/say.ts';
import type { Phone } from './PreviewPane.tsx';
import { AxisSelect } from './AxisSelect.tsx';
import styles from './ScenarioBar.module.css';

interface ScenarioBarProps {
  readonly scenario: Scenario;
  /** Languages that the site allows: others cannot be looked at. */
  readonly languages: readonly Language[];
  readonly onChange: (scenario: Scenario) => void;
  readonly phone: Phone;
  readonly onPhone: (phone: Phone) => void;
  readonly path: string;
  readonly onPath: (path: string) => void;
}

const pages = { home: paths.home, login: paths.login, register: paths.register } as const;
const pageNames = ['home', 'login', 'register'] as const;

/** Which words name the values of an axis. */
function valueName(say: Say, axis: ScenarioAxis, value: string): string {
  const key = axis === 'audience' ? `visitor.${value}` : `${axis}.${value}`;
  return isToolText(key) ? say(key) : value;
}

/** Under which circumstances the player is looked at: the same list that drives stories and pictures. */
export function ScenarioBar({ scenario, languages, onChange, phone, onPhone, path, onPath }: ScenarioBarProps) {
  const say = useSay();
  const select = <A extends ScenarioAxis>(axis: A, values: readonly Scenario[A][]) => (
    <AxisSelect
      label={say(`axis.${axis}`)}
      value={scenario[axis]}
      options={values.map((value) => ({ value, label: valueName(say, axis, value) }))}
      onChange={(value) => onChange({ ...scenario, [axis]: value })}
    />
  );
  return (
    <div className={styles.root} role="group" aria-label={say('frame.scenario')}>
      <Segmented
        label={say('frame.page')}
        options={pageNames.map((name) => ({ value: pages[name], label: say(`frame.page.${name}`) }))}
        value={pageNames.map((name) => pages[name]).find((each) => each === path)}
        onChange={onPath}
        isColumn
      />
      <Segmented
        label={say('axis.theme')}
        options={[
          { value: 'light', label: <Sun size={15} aria-hidden />, title: say('look.light') },
          { value: 'dark', label: <Moon size={15} aria-hidden />, title: say('look.dark') },
        ]}
        value={scenario.theme}
        onChange={(theme) => onChange({ ...scenario, theme })}
      />
      {select('language', languages)}
      {select('audience', scenarioAxes.audience.values)}
      {select('status', scenarioAxes.status.values)}
      {select('platform', scenarioAxes.platform.values)}
      {select('textSize', scenarioAxes.textSize.values)}
      <AxisSelect
        label={say('frame.phone')}
        value={phone.id}
        options={phones.map(({ id, width, height }) => ({ value: id, label: `${width} × ${height}` }))}
        onChange={(id) => onPhone(phones.find((each) => each.id === id) ?? phone)}
      />
    </div>
  );
}
