/** Texts about how players get in and how they are looked after. */
export const access = {
  'section.access': 'Access & safety',
  'section.access.text': 'How players get in, how they are looked after, and what counts as what.',

  'group.responsible': 'Player safety',
  'group.login': 'Login and password',
  'group.verification': 'Phone codes',
  'group.roles': 'Customer types',
  'group.gates': 'Who may do what',
  'group.chrome': 'Frame of the pages',
  'group.calls': 'Calls of the platform',
  'group.timings': 'Times',

  'conduct.strict': 'Strict',
  'conduct.strict.text':
    'As careful as the product can be: visitors confirm their age, play is timed and interrupted, and nothing is ticked or kept that need not be.',
  'conduct.seed': 'Plain',
  'conduct.seed.text':
    'As platforms were first specified: nothing stands before the lobby or interrupts play, and the phone remembers the whole login.',

  'conduct.brings': 'What each brings',

  'option.strict': 'Strict',
  'option.seed': 'Plain',
  'option.all': 'Everybody',
  'option.members': 'Members',
  'option.agents': 'Agents',
  'option.password': 'Name and password',
  'option.home': 'The lobby',
  'option.login': 'The login',
  'option.sms': 'SMS',
  'option.firebase': 'Firebase',
  'option.open': 'Everybody',
  'option.session': 'Anyone logged in',
  'option.notTrial': 'Logged in, no trial',
  'option.formal': 'Formal members; guests log in first',
  'option.formalOnly': 'Formal members; guests are refused',

  'roles.readings': 'The spec reads types 41 and 42 in two ways:',
  'roles.agentTest': '41 and 42 are agents',
  'roles.roleTable': '41 and 42 are no agents',
} as const;
