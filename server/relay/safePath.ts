/** Words and numbers only: no segment can climb out of the platform's paths, plain or encoded. */
export const SAFE_PATH = /^(?:\/\w[\w.-]*)+\/?$/;
