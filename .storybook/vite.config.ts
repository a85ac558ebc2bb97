import { defineConfig } from 'vite';
import { shared } from '../vite.config.ts';

/** Static files come by Storybook's own list, which knows the sandbox's pictures too. */
export default defineConfig({ ...shared, publicDir: false });
