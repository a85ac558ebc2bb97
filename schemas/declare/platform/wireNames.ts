/** Names the merchant on calls that reach the platform by another host than the merchant's own. */
export const MERCHANT_HEADER = 'merchant';
/** Carries the session token unless the merchant names another header (CALL-101). */
export const TOKEN_HEADER = 'authorization';
/** Names the version of a call that has several, unless the merchant names another header (CALL-103). */
export const VERSION_HEADER = 'version';
/** Says that the page is installed, as `OTHERS`, unless the merchant names another header (CALL-03, LOGIN-20). */
export const DEVICE_HEADER = 'device';
export const INSTALLED_DEVICE = 'OTHERS';
/** Name of the mobile number in a body, unless the merchant's platform has another (SMS-08). */
export const NUMBER_FIELD = 'mobileNum';
/** Says how a body is encrypted, unless the merchant names another header (LOGIN-15, LOGIN-20); its value for a compact JWE is `jwe`. */
export const ENCRYPTION_HEADER = 'encryption';
