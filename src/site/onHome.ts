import { createContext } from 'react';

/** Whether the component is on home: on other pages the header has less room, and home's sections are elsewhere. */
export const OnHome = createContext(true);
