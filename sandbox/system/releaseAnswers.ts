import type { TemplateAnswer, WhitelabelAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';

/** CALL-28 from the live release: all layers merged, in wire form. */
export function templateAnswer({ full, revision }: LiveSite): TemplateAnswer {
  const { merchantCode, templateId, version, parameters, theme, layout, strings, conduct, behaviour } = full.template;
  return {
    merchantCode,
    templateId,
    version,
    schemaVersion: full.schemaVersion,
    revision,
    parameters: { ...parameters },
    theme: { ...theme },
    layout: { ...layout },
    strings: { ...strings },
    conduct,
    behaviour: { ...behaviour },
  };
}

/** CALL-30. */
export const whitelabelAnswer = ({ full }: LiveSite): WhitelabelAnswer => ({ ...full.switches });

/** CALL-10. */
export const registerSettingsAnswer = ({ full }: LiveSite): RegisterSettings => full.registerSettings;
