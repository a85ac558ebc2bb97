/** Texts of what a merchant is made from and where it is. */
export const site = {
  'group.version': 'Version',
  'option.base': 'Base',
  'option.new': 'New',
  'version.now': 'in use',
  'version.warning': 'Change to “{{version}}”?',
  'version.warningText':
    'Everything that this merchant does not say itself comes from the other preset then: {{count}} settings and regions change for players. Nothing is live before you publish, and undo takes it back.',
  'version.stay': 'Stays as it is, because the merchant says it itself: {{names}}.',
  'version.stayText': 'Look at these regions in the phone afterwards: their blocks were chosen for the other lobby.',
  'version.what': 'What changes',
  'version.submit': 'Change to “{{version}}”',
  'host.title': 'Address',
  'host.text': 'Not part of a release: a change takes effect at once. Players always find the site at {{address}} as well.',
  'host.save': 'Save host',
  'host.saved': 'Players now find the site at {{host}}, as soon as that name points at this server.',
  'host.removed': 'The host of its own is gone.',
  'host.leaves': 'Players who know {{host}} will not find the site any more.',
  'host.notAllowed': 'Only an administrator of all merchants may change the host.',
  'host.none': 'No host of its own',
} as const;
