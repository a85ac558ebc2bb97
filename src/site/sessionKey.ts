/** Key of the session in both storages, as platforms know it (SESS-01). A file of its own: the boot script looks for it too. */
export const SESSION_KEY = 'MC_SESSION_INFO';

/** Key of the flag in local storage that allows an automatic login (LOGOUT-05). */
export const AUTO_LOGIN_KEY = 'autoLogin';
