/** Pages that every site of the staff has, behind its hash. */
export const staffPaths = {
  login: '/login',
  security: '/security',
  ownData: '/ownData',
  messages: '/messages',
} as const

/** The sign-in page that leads back to an address of this site. */
export const linkToSignIn = (url?: string) => ({ to: staffPaths.login, search: { url } })

/** The same as a text, for a link that is no page of one site. */
export const addressOfMessages = (tab: 'course' | 'school' | 'system' = 'course') =>
  `${staffPaths.messages}?tab=${tab}`

/** CNT-019; the first of its screens where none is named. */
export const linkToMessages = (tab?: 'school' | 'system') => ({
  to: staffPaths.messages,
  search: { tab },
})
