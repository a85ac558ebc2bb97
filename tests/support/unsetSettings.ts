import { pointerTo } from '#schemas/base/json/problem.ts';

/** Settings of one section by why they stay though neither a preset nor a shipped brand sets them; a section within is below its name. */
type Reasons = Readonly<Record<string, readonly string[]>>;

const bySection: Readonly<Record<string, Reasons>> = {
  login: {
    'LOGIN-22: who may log in is the operator’s choice': ['audience'],
    'LOGIN-16, LOGIN-21 and the compliance profiles: what a phone remembers': [
      'remember',
      'rememberKey',
      'rememberSalt',
      'autoLogin',
    ],
    'REG-32: links that invite are on other sites already, with their own name': ['inviteQuery'],
    'licences limit how long a session lasts': ['sessionDays'],
    'each site has names that its staff go by': ['reservedNames'],
  },
  password: {
    'CHPSW-11, CHPSW-12': ['guestTarget', 'holdOld'],
    'the compliance profiles set it': ['refuseCommon'],
  },
  responsible: {
    'the compliance profiles set them': [
      'ageGate',
      'recordTerms',
      'lastLogin',
      'sessionClock',
      'reverseWithdrawals',
      'celebrations',
    ],
    'licences say how long before the log-out players are warned': ['idleWarningSeconds'],
  },
  saferPlay: { 'REG-40: only a real operator has these pages': ['limits', 'exclusion'] },
  company: { 'REG-41: only a real operator has a licence': ['licence'] },
  roles: { 'ROLE-12: platforms number their member types': ['nonAgentTypes', 'contractExemptTypes'] },
  gates: {
    'ROLE-03 to ROLE-07: who may do what': ['deposit', 'withdraw', 'notice', 'chat', 'play'],
    'ROLE-15': ['pages'],
  },
  chrome: { 'HEAD-08 and FNAV: which pages have no frame': ['withoutHeader', 'withoutFooter'] },
  lobby: {
    'HOME-28: codes of the platform’s studios': ['esportsVendors', 'cockfightVendors'],
    'VGRID-14': ['vendorTitle'],
    'HOME-26': ['favouritesOfGuests'],
    'HOT-04': ['hotGamesMinutes'],
    'GLIST-37': ['stakeSteps'],
    'how soon new games are found, against the platform’s load': ['searchMinutes'],
  },
  'lobby/gridTypes': {
    'VGRID-13: categories of the platform': ['sport-games', 'esport-games', 'cockfight-games', 'lott', 'elott'],
  },
  'lobby/more': {
    'ROUTE-49: where “see all” leads': ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT'],
  },
  app: {
    'DL-10, DL-12, DL-13': ['linksKey', 'legacyIosUpTo', 'legacyIos', 'offeredFromVisit'],
    'operators choose whether pages are stored, and how often the app is offered': ['offline', 'reofferDays'],
  },
  member: {
    'MEM-12 to MEM-16: what the platform asks of a member': [
      'headIcons',
      'questionCount',
      'answerMin',
      'answerMax',
      'askPassword',
    ],
    'SET-04: the law says how long': ['keepMoneyDays'],
  },
  play: {
    'LAUNCH-07, LAUNCH-09, LOTT-05: codes of the platform’s studios': [
      'lotteryVendors',
      'lotteryModes',
      'entertainmentVendors',
      'relayVendors',
    ],
    'WAL-05': ['bringFunds'],
  },
  content: {
    'PROMO-12, PROMO-04': ['richText', 'scrollToMs'],
    'ANN-02, ANN-06, CALL-35': ['announcementQuery', 'popups', 'popupDelayMs', 'markReadMs'],
    'LANG-06, LANG-08, CHAT-06': ['chatLanguage', 'browserLanguages', 'chatCount'],
    'FEED-04': ['feedbackLength'],
    'players of a language are used to one form, which is the default': ['oddsFormat'],
  },
  team: { 'AGHOME-11': ['dividendSwitch'] },
  records: { 'MEM-07 to MEM-09: the platform limits ranges and rows': ['ranges', 'firstRange', 'maxDays', 'pageSize'] },
  verification: {
    'SMS-07, SMS-09: how codes are sent, and how long they hold': ['phone', 'resendSeconds', 'codeSeconds'],
    'SMS-09: only a real operator has a project at Firebase': ['firebaseApiKey', 'firebaseProject', 'firebaseAddress'],
    'countries that a licence allows': ['countries'],
  },
  captcha: { 'CAPT-10: only a real operator has a key': ['siteKey'] },
  'social/facebook': { 'SOCIAL-03: only a real operator has an id': ['issuer', 'clientId'] },
  'social/google': { 'SOCIAL-03: only a real operator has an id': ['issuer', 'clientId'] },
  'social/telegram': { 'SOCIAL-03: only a real operator has a bot': ['bot'] },
  platform: {
    'CALL-101, CALL-103, LOGIN-20, CALL-03: names of headers at the platform': [
      'tokenHeader',
      'versionHeader',
      'encryptionHeader',
      'deviceHeader',
    ],
    'CONST-05, CONST-06: what calls send of the site': ['gateway', 'gatewayCalls', 'moduleCalls', 'modules'],
    'SMS-08, FAV-10, CHAT-07, FNAV-13: names of fields at the platform': [
      'numberFields',
      'recentVendorField',
      'chatModelField',
      'footerParameter',
    ],
    'STAT-03, ERR-06: codes of the platform': ['statusPages', 'errorTexts'],
    'CS-04': ['serviceCipher'],
  },
  timings: {
    'TOAST-01, TOAST-05 to TOAST-09, ROLE-07, FORGOT-06': [
      'toastMs',
      'shortToastMs',
      'longToastMs',
      'rejectToastMs',
      'sentToastMs',
      'waits',
    ],
    'CHPSW-09, REG-37, ROUTE-10, GLIST-26': [
      'savedLeaveMs',
      'usernameCheckMs',
      'pageFadeMs',
      'searchPauseMs',
      'searchThrottleMs',
    ],
    'HEAD-05, LANG-04, CHAT-02': ['logoHomeMs', 'languageReloadMs', 'chatDelayMs'],
    'how soon odds and tables change, against the platform’s load': ['matchesEveryMs', 'tablesEveryMs'],
  },
  images: {
    'IMG-04, PROV-06: where the platform’s pictures are': [
      'hosts',
      'gameFolder',
      'vendorFolder',
      'countryFolder',
      'vendorTones',
      'vendorSwaps',
    ],
  },
  seo: { 'operators choose what search engines and shared links show': ['listed', 'languageAddresses', 'picture'] },
  measuring: { 'privacy law and operators choose what is measured': ['visits', 'onlyAgreed', 'share'] },
};

/** MPOP-11: keys and addresses of all menus stand in one table of settings. */
const menuReason = 'MPOP-11';

/** Why a setting stays that neither a preset nor a shipped brand sets; undefined where nobody has said so. */
export const reasonOf = (pointer: string): string | undefined =>
  pointer.startsWith(`${pointerTo('template', 'behaviour', 'menus')}/`) ? menuReason : reasons.get(pointer);

/** By the pointers of the settings. */
export const reasons: ReadonlyMap<string, string> = new Map(
  Object.entries(bySection).flatMap(([section, all]) =>
    Object.entries(all).flatMap(([reason, names]) =>
      names.map((name) => [`${pointerTo('template', 'behaviour')}/${section}${pointerTo(name)}`, reason] as const),
    ),
  ),
);
