/**
 * Texts that count something. A text is right for any number that has no form of its own: `mall.price_one` says what
 * `mall.price` does for those numbers that the language calls `one` (`Intl.PluralRules`).
 */
export const counted = {
  'sms.waiting': 'Another code can be sent in {{seconds}} seconds',
  'sms.waiting_one': 'Another code can be sent in {{seconds}} second',
  'hint.range': '{{min}} to {{max}} characters',
  'hint.range_one': '{{max}} character',
  'hint.min': 'At least {{min}} characters',
  'hint.min_one': 'At least {{min}} character',
  'rule.minLength': 'At least {{value}} characters',
  'rule.minLength_one': 'At least {{value}} character',
  'rule.maxLength': 'At most {{value}} characters',
  'rule.maxLength_one': 'At most {{value}} character',
  'rule.minAge': 'You must be at least {{value}} years old',
  'rule.minAge_one': 'You must be at least {{value}} year old',
  'error.locked.in': 'Too many failed attempts. Try again in {{minutes}} minutes.',
  'error.locked.in_one': 'Too many failed attempts. Try again in {{minutes}} minute.',
  'error.limited.in': 'Too many requests. Try again in {{minutes}} minutes.',
  'error.limited.in_one': 'Too many requests. Try again in {{minutes}} minute.',
  'feedback.tooLong': 'Please shorten your message to {{most}} characters.',
  'feedback.tooLong_one': 'Please shorten your message to {{most}} character.',
  'withdraw.nextIn':
    'The amount leaves your balance now and goes out in about {{minutes}} minutes. Until then you can take it back.',
  'withdraw.nextIn_one':
    'The amount leaves your balance now and goes out in about {{minutes}} minute. Until then you can take it back.',
  'mall.price': '{{points}} points',
  'mall.price_one': '{{points}} point',
  'mall.missing': '{{points}} points to go',
  'mall.missing_one': '{{points}} point to go',
  'mall.ask': 'Give {{points}} points for “{{name}}”?',
  'mall.ask_one': 'Give {{points}} point for “{{name}}”?',
  'records.fault.tooLong': 'At most {{days}} days at once.',
  'records.fault.tooLong_one': 'At most {{days}} day at once.',
  'vip.progress': '{{completed}} of {{expected}} steps to {{level}}',
  'vip.progress_one': '{{completed}} of {{expected}} step to {{level}}',
} as const;
