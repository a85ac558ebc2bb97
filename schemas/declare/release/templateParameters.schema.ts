import type { FromSchema } from 'json-schema-to-ts';

/** Possible footer items (FNAV-02). */
export const footerItems = [
  'home',
  'games',
  'search',
  'activity',
  'invite',
  'deposit',
  'withdraw',
  'member',
  'service',
  'chat',
  'notice',
] as const;
export type FooterItem = (typeof footerItems)[number];

/** The two readings of the system status (STAT-03). */
export const statusReadings = ['a', 'b'] as const;
export type StatusReading = (typeof statusReadings)[number];

/**
 * Template parameters in wire form: every value is text, lists are comma lists, switches are "0" or "1".
 * `readParameters` gives the form that the player works with.
 */
export const templateParametersSchema = {
  $id: 'release/template-parameters',
  title: 'Parameters',
  description: 'What the merchant platform sends as text: names, languages, the footer order, pictures.',
  type: 'object',
  additionalProperties: false,
  properties: {
    title: {
      title: 'Site title',
      description: 'Title of the browser tab, the installed app and the header when there is no logo. 1 to 60 characters.',
      type: 'string',
      minLength: 1,
      maxLength: 60,
      default: 'Livery',
      'x-ui': { widget: 'text', group: 'identity' },
    },
    image_fav_icon: {
      title: 'Tab icon',
      description: 'Address of the square icon in the browser tab. Relative or https.',
      type: 'string',
      maxLength: 300,
      default: '/favicon.svg',
      'x-ui': { widget: 'image', size: 'tabIcon', group: 'identity' },
    },
    image_loading: {
      title: 'Loading picture',
      description:
        'Placeholder of a game while its picture loads, or if it is broken. Relative or https; empty for a plain tile.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'tile', group: 'identity' },
    },
    image_app_icon: {
      title: 'App icon',
      description: 'Address of a square PNG of 512 px, for the home screen; its corners may be cropped. Relative or https.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'appIcon', group: 'identity' },
    },
    language: {
      title: 'Languages',
      description: 'Languages that the site offers, in the order the menu shows them.',
      type: 'string',
      maxLength: 200,
      default: 'EN',
      'x-ui': { widget: 'language-list', group: 'languages' },
    },
    default_language: {
      title: 'First language',
      description: 'Language of visitors whose browser language is not allowed. Empty: EN if allowed, else the first.',
      type: 'string',
      maxLength: 2,
      default: '',
      'x-ui': { widget: 'language', group: 'languages' },
    },
    footer_nav: {
      title: 'Footer order',
      description: 'Items of the bottom bar, first to last. Three to five are best.',
      type: 'string',
      maxLength: 200,
      default: 'home,activity,deposit,service,member',
      'x-ui': { widget: 'footer-order', group: 'navigation' },
    },
    switch_register_button: {
      title: 'Sign-up links',
      description: 'Shows sign-up links in header, menu and login.',
      type: 'string',
      maxLength: 5,
      default: '1',
      'x-ui': { widget: 'switch', group: 'navigation' },
    },
    age_limit: {
      title: 'Age limit',
      description: 'Minimum age in years, shown in terms, age gate and footer, and applied to the date of birth.',
      type: 'string',
      maxLength: 2,
      pattern: '^[1-9][0-9]$',
      'x-strict': 'least',
      default: '18',
      'x-ui': { widget: 'text', group: 'legal' },
    },
    terms_ticked: {
      title: 'Terms preselected',
      description: 'Preselects the terms checkbox of the sign-up form.',
      type: 'string',
      maxLength: 5,
      'x-strict': 'off',
      default: '0',
      'x-ui': { widget: 'switch', group: 'legal' },
    },
    status_reading: {
      title: 'Meaning of the system status',
      description: 'a: 1 is restricted, 2 is maintenance. b: 1 is maintenance, 2 is restricted.',
      type: 'string',
      enum: ['a', 'b'],
      default: 'a',
      'x-ui': { widget: 'select', group: 'platform' },
    },
    app_background: {
      title: 'App page background',
      description: 'Background of the app-download page: a colour or the address of a picture.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'background', group: 'app' },
    },
    app_desc: {
      title: 'App page text',
      description: 'Text of the app-download page, at most 300 characters.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'text', group: 'app' },
    },
    app_desc_font_color: {
      title: 'App page text colour',
      description: 'Colour of that text as #rrggbb; empty for the text colour of the theme.',
      type: 'string',
      pattern: '^(#[0-9a-fA-F]{6})?$',
      default: '',
      'x-ui': { widget: 'colour', group: 'app' },
    },
  },
} as const;

/** Parameters as a merchant stores or sends them: any of them may be absent. */
export type TemplateParameters = FromSchema<typeof templateParametersSchema, { keepDefaultedPropertiesOptional: true }>;
export type ParameterName = keyof (typeof templateParametersSchema)['properties'];
