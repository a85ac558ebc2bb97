import { dequal } from 'dequal/lite';
import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import { blockDefaults } from '#schemas/release/resolve/blockDefaults.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { problemsAt } from '../../model/draft/useSetting.ts';
import { useDraft, useProblems } from '../../model/draft/DraftContext.ts';
import { SettingField } from '../fields/SettingField.tsx';
import { ProblemNotes } from '../../model/problems/ProblemNotes.tsx';
import { documentationOf } from '../../kit/route/storybookAddress.ts';
import { type ValueSetting, blockSettings } from '#schemas/declare/settings/settings.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { type DraftBlock, draftBlocks } from './placedBlocks.ts';
import styles from './BlockDetails.module.css';
import { WhenEditor } from './WhenEditor.tsx';

interface BlockDetailsProps {
  readonly block: DraftBlock & { readonly ownId: string };
  readonly pointer: string;
}

/** One setting of a placed block. Its reset leads to what the preset gives this block, else to the schema's default. */
function BlockField({ block, pointer, setting }: BlockDetailsProps & { readonly setting: ValueSetting }) {
  const at = `${pointer}/props${setting.pointer}`;
  const [key = ''] = keysOf(setting.pointer);
  const region = pointerTo(...keysOf(pointer).slice(0, 3));
  const inheritedList = useDraft((state) => valueAt(state.inherited, region));
  const inherited = draftBlocks(inheritedList).find(({ id }) => id === block.ownId);
  const liveList = useDraft(({ liveResolved }) => valueAt(liveResolved.full, region));
  const live = draftBlocks(liveList).find(({ id }) => id === block.ownId);
  const setAt = useDraft((state) => state.setAt);
  const problems = problemsAt(useProblems(), at);
  const { conduct } = useDraft(({ resolved }) => resolved.full.template);
  const defaults = isBlockType(block.block) ? blockDefaults(block.block, conduct) : {};
  const below = inherited?.props[key] ?? defaults[key];
  const value = block.props[key] ?? below;
  const was = live?.props[key] ?? defaults[key];
  // A block that players do not have yet is new as a whole.
  const isEdited = live !== undefined && !dequal(value, was);
  const layer = !dequal(value, below) ? 'merchant' : inherited?.props[key] === undefined ? 'default' : 'preset';
  return (
    <SettingField
      setting={setting}
      pointer={at}
      value={value}
      layer={layer}
      edited={isEdited ? { was, onRevert: () => setAt(at, was) } : undefined}
      problems={problems}
      onChange={(next, isTyped) => setAt(at, next, isTyped)}
      onReset={() => setAt(at, below)}
    />
  );
}

/** What a block does, who sees it, and its settings. One that this build does not know says so and is left alone. */
export function BlockDetails({ block, pointer }: BlockDetailsProps) {
  const t = useTranslate();
  const setAt = useDraft((state) => state.setAt);
  const settings = isBlockType(block.block) ? blockSettings(block.block) : [];
  const documentation = isBlockType(block.block) ? documentationOf(block.block) : undefined;
  const fieldsAt = settings.map((setting) => `${pointer}/props${setting.pointer}`);
  // What a field below says itself is not said twice.
  const problems = problemsAt(useProblems(), pointer).filter(
    (each) => !fieldsAt.some((at) => each.pointer === at || each.pointer.startsWith(`${at}/`)),
  );
  return (
    <div className={styles.root}>
      <p className={styles.about}>
        {isBlockType(block.block)
          ? t.declared(pointerTo('blocks', block.block), 'description')
          : t('layout.unknown', { block: block.block })}{' '}
        {documentation === undefined ? null : (
          <a className={styles.link} href={documentation}>
            {t('layout.documentation')}
          </a>
        )}
      </p>
      <ProblemNotes id={`${pointer}-problems`} problems={problems} />
      {isBlockType(block.block) ? null : <pre className={styles.raw}>{JSON.stringify(block.raw, null, 2)}</pre>}
      <WhenEditor when={block.when} onChange={(when) => setAt(`${pointer}/when`, when)} />
      {settings.length === 0 && isBlockType(block.block) ? <p className={styles.about}>{t('layout.noSettings')}</p> : null}
      {settings.map((setting) => (
        <BlockField key={setting.pointer} block={block} pointer={pointer} setting={setting} />
      ))}
    </div>
  );
}
