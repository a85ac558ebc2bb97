/** Groups of calls by module id, with the default ids (CONST-02, CONST-05). */
export const moduleIds = {
  entry: 'REG3',
  captcha: 'CAPTCHA3',
  wallet: 'FUNDTRANS3',
  chat: 'CBS3',
  agentNotices: 'AGEANNOUNCE3',
  records: 'MEMTRANS3',
  profitLoss: 'PERSPNL3',
  agent: 'AGEINFO3',
  downline: 'AGEDOWNMAN3',
  /** Every other read of a member's own. */
  others: 'COMM3',
} as const;
export type ModuleGroup = keyof typeof moduleIds;

/** Titles of the modules, by the subject of their calls. */
export const moduleTitles: Readonly<Record<ModuleGroup, string>> = {
  entry: 'login and sign-up',
  captcha: 'captcha',
  wallet: 'wallet',
  chat: 'chat',
  agentNotices: 'agent notices',
  records: 'records',
  profitLoss: 'profit and loss',
  agent: 'agents',
  downline: 'downline',
  others: 'other data of a member',
};

/** Code of the mobile site among a platform's gateways; the desktop's is 1 (CONST-01). */
export const MOBILE_GATEWAY = 3;
