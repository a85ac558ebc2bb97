/** Addresses of the calls that the table gives none. */
export const givenPaths = {
  testPlay: '/wps/session/login/testplay',
  checkCode: '/wps/verification',
  firebaseVerify: '/wps/verification/firebase/verify',
  passkeyChallenge: '/wps/session/passkey/options',
  passkeyLogin: '/wps/session/passkey',
  passkeys: '/wps/member/passkeys',
  passkeyOptions: '/wps/member/passkeys/options',
  addPasskey: '/wps/member/passkeys',
  removePasskey: '/wps/member/passkeys',
  jackpot: '/wps/jackpot',
  sportsEvents: '/wps/sports/events',
  liveTables: '/wps/live/tables',
  redRain: '/wps/relay/RED_rain',
  invitedFriends: '/wps/member/invited',
} as const;

/** As a release says so. */
export const givenPairs = Object.entries(givenPaths).map((pair) => pair.join('='));
