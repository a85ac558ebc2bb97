/** Where Storybook is, if the server has one: then it says so in the page. */
export const storybookAddress = (): string | undefined => document.querySelector<HTMLLinkElement>('link[rel=help]')?.href;
