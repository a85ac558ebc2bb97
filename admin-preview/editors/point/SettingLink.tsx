import type { ReactNode } from 'react';
import { settingTitle } from '#texts/tool/settingTitle.ts';
import { placeInDraft } from '../../model/draft/blockPlaces.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { addressOf } from '../../kit/route/route.ts';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PartPopover.module.css';

interface SettingLinkProps {
  /** Pointer of the setting in the resolved release. */
  readonly shown: string;
  readonly onGo: () => void;
  /** Instead of its name. */
  readonly children?: ReactNode;
}

/** Leads to the section that edits a setting. */
export function SettingLink({ shown, onGo, children }: SettingLinkProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);
  const document = useDraft((state) => state.document);
  const full = useDraft(({ resolved }) => resolved.full);
  const at = placeInDraft(shown, document, full);
  function go() {
    onGo();
    // The closed popover gives the focus back first.
    requestAnimationFrame(() => focusSetting(at));
  }
  return (
    <a className={styles.link} href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })} onClick={go}>
      {children ?? settingTitle(t, shown, full)}
    </a>
  );
}
