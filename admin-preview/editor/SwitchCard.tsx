import { keysOf, pointerTo } from '#schemas/problem.ts';
import type { ValueSetting } from '#schemas/settings.ts';
import { wordName } from '#texts/tool/words.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { DraftField } from '../fields/DraftField.tsx';
import { screensShowing } from '../frame/affectedScreens.ts';
import { screenAudiences } from '../frame/frameScreens.ts';
import { ShownOn } from '../frame/ShownOn.tsx';
import { addressOf } from '../route/route.ts';
import { sectionOf } from '../settings/sections.ts';
import { switchEntries } from '../settings/switchEntries.ts';
import { useSay } from '../texts/say.ts';
import styles from './SwitchCard.module.css';

/** One feature: its switch, for whom the screens are on which it shows, those screens, and its wording. */
export function SwitchCard({ setting }: { readonly setting: ValueSetting }) {
  const say = useSay();
  const { pointer } = setting;
  const merchantCode = useDraft((state) => state.merchantCode);
  const site = useDraft(({ resolved }) => resolved.site);
  const [, name = ''] = keysOf(pointer);
  const audiences = screensShowing([pointer], site).map(({ at }) => at?.audience);
  const named = screenAudiences.filter((audience) => audiences.includes(audience));
  const seenBy = audiences.includes(undefined)
    ? say('switches.everyone')
    : named.map((audience) => wordName(say, 'audience', audience)).join(', ');
  const texts = switchEntries(name, site).map((entry) => pointerTo('template', 'strings', site.defaultLanguage, `menu.${entry}`));
  return (
    <li className={styles.root}>
      <DraftField setting={setting} />
      <dl className={styles.facts}>
        {seenBy === '' ? null : (
          <div>
            <dt>{say('switches.seenBy')}</dt>
            <dd>{seenBy}</dd>
          </div>
        )}
        <div>
          <dt>{say('facts.screens')}</dt>
          <dd>
            <ShownOn pointer={pointer} />
          </dd>
        </div>
        {texts.map((at) => (
          <div key={at}>
            <dt>{say('switches.wording')}</dt>
            <dd>
              <a href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}>{keysOf(at).at(-1)}</a>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
