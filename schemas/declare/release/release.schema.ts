import { type BehaviourOverrides, behaviourSchema } from './behaviour.schema.ts';
import { layoutSchema, type Layout } from './layout.schema.ts';
import { registerSettingsSchema, type RegisterSettingsOverrides } from '../register/registerSettings.schema.ts';
import { stringsSchema, type Strings } from './strings.schema.ts';
import { switchesSchema, type Switches } from './switches.schema.ts';
import { templateParametersSchema, type TemplateParameters } from './templateParameters.schema.ts';
import { themeSchema, type ThemeOverrides } from './theme.schema.ts';

/** Shape of the documents this code reads and writes. Raised only together with a migration. */
export const SCHEMA_VERSION = 5;

export const templateVersions = ['base', 'new'] as const;
export type TemplateVersion = (typeof templateVersions)[number];

/** Two ways to treat players where law and merchant decide: as the spec writes it, or as carefully as the product can. */
export const complianceProfiles = ['strict', 'seed'] as const;
export type ComplianceProfile = (typeof complianceProfiles)[number];

/** A merchant code is also a host name label. */
export const MERCHANT_CODE_PATTERN = '^[a-z][a-z0-9-]{1,30}$';

/**
 * A release: the three documents that go live as one unit. A merchant stores only its changes; a preset has the same shape with everything
 * filled in.
 */
export const releaseSchema = {
  $id: 'release/release',
  title: 'Release',
  description: 'Template, switches and register settings of a merchant. Holds overrides only.',
  type: 'object',
  additionalProperties: false,
  required: ['schemaVersion', 'template'],
  properties: {
    $schema: {
      title: 'Schema',
      description: 'Where an editor finds the schema of this file. Ignored by the product.',
      type: 'string',
      maxLength: 300,
    },
    schemaVersion: {
      title: 'Shape',
      description: 'Shape of the documents, raised by migrations.',
      type: 'integer',
      const: SCHEMA_VERSION,
    },
    template: {
      title: 'Template',
      description: 'Identity, parameters, look, layout and texts.',
      type: 'object',
      additionalProperties: false,
      required: ['templateId', 'merchantCode', 'version'],
      properties: {
        templateId: {
          title: 'Template',
          description: 'Name of the template record on the platform.',
          type: 'string',
          pattern: '^[A-Za-z0-9_-]{1,40}$',
        },
        merchantCode: {
          title: 'Merchant',
          description: 'Code of the merchant, also the first label of its host name.',
          type: 'string',
          pattern: MERCHANT_CODE_PATTERN,
        },
        version: {
          title: 'Version',
          description:
            'Which of the two lobbies the merchant uses: everything that the merchant does not set comes from this preset.',
          type: 'string',
          enum: templateVersions,
          'x-ui': { widget: 'version', group: 'version' },
        },
        conduct: {
          title: 'Compliance profile',
          description: 'Level of player protection. Sets the values of the settings below; values set by the merchant are kept.',
          type: 'string',
          enum: complianceProfiles,
          default: 'strict',
          'x-ui': { widget: 'conduct', group: 'responsible' },
        },
        parameters: templateParametersSchema,
        theme: themeSchema,
        layout: layoutSchema,
        strings: stringsSchema,
        behaviour: behaviourSchema,
      },
    },
    switches: switchesSchema,
    registerSettings: registerSettingsSchema,
  },
} as const;

/** A release as stored: a merchant's changes, or a whole preset. */
export interface Release {
  readonly $schema?: string;
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly template: {
    readonly templateId: string;
    readonly merchantCode: string;
    readonly version: TemplateVersion;
    readonly conduct?: ComplianceProfile;
    readonly parameters?: TemplateParameters;
    readonly theme?: ThemeOverrides;
    readonly layout?: Layout;
    readonly strings?: Strings;
    readonly behaviour?: BehaviourOverrides;
  };
  readonly switches?: Switches;
  readonly registerSettings?: RegisterSettingsOverrides;
}
