/** Texts of the controls that edit settings. */
export const controls = {
  'field.reset': 'Reset {{title}}',
  'field.changed': 'Changed',
  'field.fromPreset': 'Preset',
  'field.fromConduct': 'Conduct',
  'field.fromDefault': 'Default',
  'field.changedHint': 'Set by this merchant',
  'field.presetHint': 'From the preset of the version',
  'field.conductHint': 'From the conduct of the release',
  'field.defaultHint': 'The product’s default',

  'sort.handle': 'Reorder {{name}}',
  'sort.up': 'Move {{name}} up',
  'sort.down': 'Move {{name}} down',
  'sort.moved': '{{name}} is now {{place}} of {{count}}.',
  'sort.lifted': '{{name}} lifted. It is {{place}} of {{count}}.',
  'sort.over': '{{name}} would be {{place}} of {{count}}.',
  'sort.dropped': '{{name}} dropped at {{place}} of {{count}}.',
  'sort.cancelled': '{{name}} is back where it was.',
  'sort.how': 'Press space to lift, arrow keys to move, space again to drop, escape to leave it where it was.',

  'list.add': 'Add',
  'list.remove': 'Remove {{name}}',
  'list.addTo': 'Add to {{title}}',
  'list.empty': 'Nothing chosen yet.',
  'list.emptyCategories': 'Empty: all categories of the platform, in its order.',
  'list.unknown': 'unknown',
  'list.newWord': 'New entry of {{title}}',
  'list.ownTexts': '{{count}} of {{all}} own texts',

  'language.first': 'Decided by the visitor’s browser, then English, then the first of the list',

  'image.none': 'No picture',
  'image.broken': 'Cannot be shown',
  'image.thumbnail': 'What {{title}} shows now',

  'colour.pick': 'Pick {{title}}',
  'colour.pair': '{{role}} on {{on}}: contrast {{ratio}}, needs {{needed}}',
  'colour.on': 'on {{on}}',
  'colour.under': 'under {{role}}',
  'colour.pass': 'passes',
  'colour.fail': 'fails',

  'look.dark': 'Dark look',
  'look.light': 'Light look',
  'look.modes': 'Look to edit',

  'switches.search': 'Find a switch',
  'switches.none': 'No switch matches “{{text}}”.',
  'switches.on': '{{count}} of {{all}} on',

  'texts.own': 'Own texts',
  'texts.text': 'Your wording replaces the shipped text of a key. Leave a language empty to keep the shipped one.',
  'texts.languages': 'Language of the texts',
  'texts.key': 'Text key',
  'texts.other': 'In {{language}}: {{text}}',
} as const;
