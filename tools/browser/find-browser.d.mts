export function findFirefox(env?: NodeJS.ProcessEnv): string | undefined
export function findWholeBrowser(env?: NodeJS.ProcessEnv): Promise<string | undefined>
export function findBrowser(env?: NodeJS.ProcessEnv): Promise<string | undefined>
