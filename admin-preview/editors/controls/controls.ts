import type { ValueWidget } from '#schemas/declare/settings/settings.ts';
import { ColourControl } from './ColourControl.tsx';
import type { Control } from './Control.ts';
import { DurationControl } from './DurationControl.tsx';
import { ImageControl } from './ImageControl.tsx';
import { LanguageControl } from './LanguageControl.tsx';
import { CategoryListControl, FooterOrderControl, LanguageListControl, WordsControl } from './listControls.tsx';
import { ComplianceProfileControl } from './ComplianceProfileControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { NumberListControl } from './NumberListControl.tsx';
import { PageControl } from './PageControl.tsx';
import { PageListControl } from './PageListControl.tsx';
import { PairsControl } from './PairsControl.tsx';
import { RulesControl } from './RulesControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import { SwitchControl } from './SwitchControl.tsx';
import { SwitchNameControl } from './SwitchNameControl.tsx';
import { TextControl } from './TextControl.tsx';

interface ControlEntry {
  readonly Control: Control;
  /** Beside its words, below them, or below them as several controls that the words name together. */
  readonly shape: 'beside' | 'below' | 'group';
  /** Its value comes letter by letter or shade by shade: changes that follow each other closely are one undo step. */
  readonly isTyped?: boolean;
}

/** The control of each widget that edits one value. Layout, field order and own texts have editors of their own. */
export const controls: Readonly<Record<ValueWidget, ControlEntry>> = {
  text: { Control: TextControl, shape: 'below', isTyped: true },
  page: { Control: PageControl, shape: 'below', isTyped: true },
  'page-list': { Control: PageListControl, shape: 'group' },
  number: { Control: NumberControl, shape: 'beside', isTyped: true },
  'number-list': { Control: NumberListControl, shape: 'below', isTyped: true },
  duration: { Control: DurationControl, shape: 'below', isTyped: true },
  conduct: { Control: ComplianceProfileControl, shape: 'group' },
  select: { Control: SelectControl, shape: 'beside' },
  switch: { Control: SwitchControl, shape: 'beside' },
  'switch-name': { Control: SwitchNameControl, shape: 'below' },
  colour: { Control: ColourControl, shape: 'beside', isTyped: true },
  image: { Control: ImageControl, shape: 'below', isTyped: true },
  language: { Control: LanguageControl, shape: 'below' },
  'language-list': { Control: LanguageListControl, shape: 'group' },
  'footer-order': { Control: FooterOrderControl, shape: 'group' },
  'category-list': { Control: CategoryListControl, shape: 'group' },
  words: { Control: WordsControl, shape: 'group' },
  codes: { Control: WordsControl, shape: 'group' },
  pairs: { Control: PairsControl, shape: 'group', isTyped: true },
  rules: { Control: RulesControl, shape: 'group', isTyped: true },
};
