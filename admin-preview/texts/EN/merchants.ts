/** Texts of the list of merchants. */
export const merchants = {
  'merchants.title': 'Merchants',
  'merchants.count': '{{count}} lobbies run on this server.',
  'merchants.empty': 'No merchant is live yet',
  'merchants.emptyText': 'Put a brand into templates/brands and start the server again.',
  'merchants.failed': 'The merchants could not be loaded',
  'merchants.search': 'Find a merchant',
  'merchants.none': 'No merchant is called “{{text}}”.',
  'merchants.revision': 'Live: revision {{revision}}',
  'merchants.version': 'Version {{version}}',
  'merchants.changed': 'Unpublished changes',
  'merchants.clean': 'Up to date',
  'merchants.saved': 'Draft saved {{when}}',
  'merchants.open': 'Edit {{title}}',
} as const;
