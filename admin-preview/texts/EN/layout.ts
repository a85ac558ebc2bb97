/** Texts of the layout editor. */
export const layout = {
  'layout.add': 'Add a block',
  'layout.addTo': 'Add a block to {{region}}',
  'layout.empty': 'Nothing stands here. Add a block, or reset the region to the preset.',
  'layout.duplicate': 'Duplicate {{name}}',
  'layout.remove': 'Remove {{name}}',
  'layout.noSettings': 'This block has no settings.',
  'layout.unknown':
    'This build does not know the block “{{block}}”. Players do not see it; it stays in the draft until you remove it.',
  'layout.hiddenFor': 'Shown only to some',
  'layout.full': 'This region holds as many blocks as it may.',

  'when.title': 'Who sees it',
  'when.everyone': 'Everybody',
  'when.some': 'Only when…',
  'when.audience': 'Visitors',
  'when.language': 'Languages',
  'when.switch': 'Switch that must be on',
  'when.noSwitch': 'Any',
  'when.nobody': 'Choose at least one, or everybody sees it.',
  'when.complex': 'This condition combines others and is kept as it is:',
  'when.complexReplace': 'Replace it by a simple one',
} as const;
