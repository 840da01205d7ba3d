export function findFirefox(env?: NodeJS.ProcessEnv): string | undefined
export function findSystemBrowser(env?: NodeJS.ProcessEnv): string | undefined
export function findBrowser(env?: NodeJS.ProcessEnv): Promise<string | undefined>
