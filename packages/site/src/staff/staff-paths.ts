/** Pages of every staff site, in the hash of its address. */
export const staffPaths = {
  login: '/login',
  security: '/security',
  ownData: '/ownData',
  messages: '/messages',
} as const

/**
 * The address of the sign-in page. After the sign-in, it returns to the given address of this site.
 */
export const linkToSignIn = (url?: string) => ({ to: staffPaths.login, search: { url } })

/** The address of the message page as a string, for links that are the same on all sites. */
export const addressOfMessages = (tab: 'course' | 'school' | 'system' = 'course') =>
  `${staffPaths.messages}?tab=${tab}`

/** CNT-019: a link to a screen of the message page; by default to the first screen. */
export const linkToMessages = (tab?: 'school' | 'system') => ({
  to: staffPaths.messages,
  search: { tab },
})
