import { createContext } from 'react';

/** Names one try to show a page; another page and another try have their own. */
export const ScreenAttempt = createContext('');
