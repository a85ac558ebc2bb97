interface ImportMetaEnv {
  /** The operators' part of package.json's browserslist; vite.config.ts puts it here. */
  readonly OPERATOR_BROWSERS: readonly string[];
}
