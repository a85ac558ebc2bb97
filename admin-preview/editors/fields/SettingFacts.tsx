import { keysOf } from '#schemas/base/json/problem.ts';
import { complianceLayers } from '#schemas/release/resolve/complianceLayers.ts';
import { releaseDefaults } from '#schemas/release/resolve/defaults.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { ShownOn } from '../../preview/frame/ShownOn.tsx';
import { blocksUsing } from '../../model/settings/usedIn.ts';
import { settingAt } from '#schemas/declare/settings/settings.ts';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { showValue } from '#texts/tool/showValue.ts';
import { joinNames } from '#texts/tool/joinNames.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SettingFacts.module.css';

/** The value of a setting in each layer that has one, lowest layer first. */
function useLayers(pointer: string) {
  const t = useTranslate();
  const preset = useDraft((state) => valueAt(state.preset, pointer));
  const live = useDraft((state) => valueAt(state.live.document, pointer));
  const own = useDraft(({ document }) => valueAt(document, pointer));
  const { version, conduct } = useDraft(({ resolved }) => resolved.full.template);
  const layers = [
    { name: t('facts.default'), value: valueAt(releaseDefaults, pointer) },
    { name: t('facts.preset', { version }), value: preset },
    {
      name: t('facts.conduct', { conduct: t(`conduct.${conduct}`) }),
      value: valueAt(complianceLayers[conduct], pointer),
    },
    { name: t('facts.live'), value: live },
    { name: t('facts.draft'), value: own },
  ];
  return layers.filter(({ value }) => value !== undefined);
}

/** Where a value comes from, layer by layer, what it is called in the documents, and what it touches. */
export function SettingFacts({ pointer }: { readonly pointer: string }) {
  const t = useTranslate();
  const layers = useLayers(pointer);
  const full = useDraft(({ resolved }) => resolved.full);
  const site = useDraft(({ resolved }) => resolved.site);
  const setting = settingAt(pointer);
  const how = setting ?? { widget: 'text' as const, choices: [], pointer };
  const blocks = [...new Set(blocksUsing(pointer, site).map((block) => settingTitle(t, block.pointer, full)))];
  const isSwitch = keysOf(pointer)[0] === 'switches';
  return (
    <dl className={styles.root}>
      {layers.map(({ name, value }, index) => (
        <div key={name} className={styles.row} data-counts={index === layers.length - 1 || undefined}>
          <dt>{name}</dt>
          <dd>
            {showValue(t, how, value)}
            {index === layers.length - 1 ? (
              <>
                {' '}
                <b className={styles.counts}>{t('facts.counts')}</b>
              </>
            ) : null}
          </dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{t('facts.screens')}</dt>
        <dd>
          <ShownOn pointer={pointer} />
        </dd>
      </div>
      {blocks.length > 0 || isSwitch ? (
        <div className={styles.row}>
          <dt>{t('facts.blocks')}</dt>
          <dd>{joinNames(t, blocks) || t('facts.unused')}</dd>
        </div>
      ) : null}
      <div className={styles.row}>
        <dt>{t('facts.key')}</dt>
        <dd>
          <code className={styles.key} title={pointer}>
            {keysOf(pointer).join('.')}
          </code>
        </dd>
      </div>
    </dl>
  );
}
