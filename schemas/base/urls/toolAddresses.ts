/** Where the operators' tool is. Addresses below it are the tool's own. */
export const TOOL_PATH = '/preview/';

/** The tool's page that an organisation's provider leads back to after signing in. */
export const SIGNED_ON_PATH = `${TOOL_PATH}signed-on`;

/** Path of a built Storybook, on a server that serves one. */
export const STORYBOOK_PATH = '/storybook/';
