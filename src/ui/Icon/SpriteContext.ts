import { createContext } from 'react';
import line from './sets/line.svg';

/** Address of the sprite that the icons are drawn from: the set of lines until another is given. */
export const SpriteContext = createContext(line);
