/** CRS-107: how a link is handed on. */
export const shareWay = { link: 1, qr: 2 } as const

/** TCH-157: a class comes by one link. */
export const mostSeats = 500

/** CRS-094: a longer course name is cut in the message of success. */
const longestSharedName = 30

/** The first 30 characters and an ellipsis; a name of 30 or fewer is whole. */
export function cutSharedName(name: string): string {
  const signs = Array.from(name)
  return signs.length > longestSharedName ? `${signs.slice(0, longestSharedName).join('')}…` : name
}

/** CRS-100: what a code looks like; another text was never one. */
export const isShareCode = (code: string): boolean => /^[\w-]{22}$/.test(code)

/** Hides the middle third of a phone number, at least four digits where there are that many. */
export function maskPhone(phone: string): string {
  // A closed account has none (ACC-308).
  if (!/^\d/.test(phone)) return ''
  const shown = phone.length > 7 ? 3 : 1
  if (phone.length <= shown * 2) return '*'.repeat(phone.length)
  return phone.slice(0, shown) + '*'.repeat(phone.length - 2 * shown) + phone.slice(-shown)
}
