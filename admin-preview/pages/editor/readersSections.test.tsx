import { describe, expect, it } from 'vitest';
import { ChangesSection } from '../../editors/changes/ChangesSection.tsx';
import { LayoutSection } from '../../editors/layout/LayoutSection.tsx';
import { RegisterSection } from '../../editors/register/RegisterSection.tsx';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { ChromeSection } from './ChromeSection.tsx';
import { IdentitySection } from './IdentitySection.tsx';
import { IntegrationSection } from './IntegrationSection.tsx';
import { LookSection } from './LookSection.tsx';
import { ParameterSection } from './ParameterSection.tsx';
import { SwitchesSection } from './SwitchesSection.tsx';
import { TopicsSection } from './TopicsSection.tsx';

const at = undefined;

/** Each section, with the controls in it that only find or filter. */
const sections = {
  footer: [<ParameterSection key="it" section="footer" at={at} />, []],
  identity: [<IdentitySection key="it" at={at} />, ['Englishnone', '简体中文none', 'Find a text']],
  look: [<LookSection key="it" at={at} />, []],
  layout: [<LayoutSection key="it" at={at} />, ['Page']],
  chrome: [<ChromeSection key="it" at={at} />, []],
  register: [<RegisterSection key="it" at={at} />, ['Shown fields only', 'Run test']],
  features: [<TopicsSection key="it" section="featureSettings" at={at} />, []],
  integration: [<IntegrationSection key="it" at={at} />, ['Filter by name, description or key', 'Changed only']],
  switches: [<SwitchesSection key="it" at={at} />, ['Find a switch', 'All (28)', 'On (13)', 'Off (15)', 'Changed (1)']],
  changes: [<ChangesSection key="it" />, ['Not live yet', 'Changed from the preset', 'Another merchant', 'An earlier release']],
} as const;

/** The names of what can be used. The DOM of unit tests does not tell of a control that its fieldset is disabled. */
const usable = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea, button')]
    .filter((control) => !control.disabled && control.closest('fieldset[disabled]') === null)
    .map((control) => control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent ?? control.textContent);

describe.each(Object.entries(sections))('%s', (_name, [section, free]) => {
  it('changes nothing for operators who may only read, who find what is in it', () => {
    renderTool(section, { role: 'viewer', edits: { '/switches/CBS3': '1' } });
    expect(usable()).toEqual(free);
  });

  it('can be changed by editors', () => {
    renderTool(section, { edits: { '/switches/CBS3': '1' } });
    expect(usable().length).toBeGreaterThan(free.length);
  });
});
