export const refusals = {
  'error.code': 'Verification code error',
  'error.codeOff': 'Codes by SMS are not available here.',
  'error.membersOnly': 'Non-member account unable to login',
  'error.agentsOnly': 'Non-agents cannot log in',
  'error.loginType': 'This way of logging in is not available here.',
  'error.trialOff': 'Free trial is not available here.',
  'error.trialGone': 'This trial has ended. Start a new one.',
  'error.recoverOff': 'This way of recovering a password is not available here.',
  'error.link': 'This link was used already or is too old. Ask for a new one.',
  'error.oldWrong': 'The old password is wrong',
  'error.fields': 'Some entries are not as they must be. Please check them.',
  'error.outdated': 'This page is out of date. Reload it and try again.',
} as const;
