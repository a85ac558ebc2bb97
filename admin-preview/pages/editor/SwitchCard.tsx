import type { ReactNode } from 'react';
import { switchParts } from '#schemas/judge/entries/switchParts.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import type { ValueSetting } from '#schemas/declare/settings/settings.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { audiences } from '#schemas/declare/names/visitor.ts';
import { playerText } from '#texts/tool/playerText.ts';
import { showValue } from '#texts/tool/showValue.ts';
import { wordName } from '#texts/tool/words.ts';
import { audienceRow, audiencesOf } from '../../preview/audiences/audienceMatrix.ts';
import { useMatrix } from '../../preview/audiences/useAudienceMatrix.ts';
import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { DraftField } from '../../editors/fields/DraftField.tsx';
import { ShownOn } from '../../preview/frame/ShownOn.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { type Section, sectionOf } from '../../kit/route/sections.ts';
import { switchFeature } from '../../model/settings/switchFeature.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SwitchCard.module.css';

/** Up to this many links are all in view. */
const IN_VIEW = 4;

interface FactLink {
  readonly at: string;
  readonly section?: Section;
  readonly text: string;
}

interface FactProps {
  readonly term: string;
  /** What many links are called together. */
  readonly countText: string;
  readonly links: readonly FactLink[];
}

/** A fact that consists of links into other sections; nothing without any. */
function LinksFact({ term, countText, links }: FactProps) {
  const merchantCode = useDraft((state) => state.merchantCode);
  if (links.length === 0) return null;
  const list = (
    <ul className={styles.links}>
      {links.map(({ at, text, section = sectionOf(at) }) => (
        <li key={at}>
          <a href={addressOf({ page: 'editor', merchantCode, section, at })}>{text}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Fact term={term}>
      {links.length <= IN_VIEW ? (
        list
      ) : (
        <details>
          <summary>{countText}</summary>
          {list}
        </details>
      )}
    </Fact>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface SwitchCardProps {
  readonly name: SwitchName;
  readonly setting: ValueSetting;
}

/** One feature: its switch, who sees it while that is on and where that is said, the screens on which it shows, its times and its wording. */
export function SwitchCard({ name, setting }: SwitchCardProps) {
  const t = useTranslate();
  const { pointer } = setting;
  const draft = useDraft(({ document }) => document);
  const resolved = useDraft((state) => state.resolved);
  const matrix = useMatrix();
  const { site, full } = resolved;
  const { circumstances } = matrix;
  const on = { ...matrix, circumstances: { ...circumstances, site: { ...site, switches: { ...site.switches, [name]: true } } } };
  const rows = switchParts(name, site).flatMap((part) => audienceRow(part, on) ?? []);
  const seeing = audiences.filter((audience) => rows.some((row) => audiencesOf(row).includes(audience)));
  const { texts, timings } = switchFeature(name, resolved);
  return (
    <li className={styles.root}>
      <DraftField setting={setting} />
      <dl className={styles.facts}>
        {rows.length === 0 ? null : (
          <Fact term={t('switches.seenBy')}>
            {seeing.length === audiences.length
              ? t('switches.everyone')
              : joinNames(
                  t,
                  seeing.map((audience) => wordName(t, 'audience', audience)),
                ) || t('switches.nobody')}
          </Fact>
        )}
        <LinksFact
          term={t('switches.who')}
          countText={t('switches.places', { count: rows.length })}
          links={rows.map(({ id, place }) => ({ at: id, section: 'audiences', text: place }))}
        />
        <Fact term={t('facts.screens')}>
          <ShownOn pointer={pointer} />
        </Fact>
        <LinksFact
          term={t('switches.times')}
          countText={t('switches.timeCount', { count: timings.length })}
          links={timings.map((time) => ({
            at: placeInDraft(time.pointer, draft, full),
            text: t('switches.time', {
              title: t.declared(time.setting.address, 'title'),
              value: showValue(t, time.setting, time.value),
            }),
          }))}
        />
        <LinksFact
          term={t('switches.wording')}
          countText={t('switches.textCount', { count: texts.length })}
          links={texts.map((key) => ({
            at: pointerTo('template', 'strings', site.defaultLanguage, key),
            text: playerText(key),
          }))}
        />
      </dl>
    </li>
  );
}
