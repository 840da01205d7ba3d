/** CRS-107: the forms of a link. */
export const shareWay = { link: 1, qr: 2 } as const

/** TCH-157: the maximum number of people for a link. */
export const mostSeats = 500

/** CRS-094: the maximum characters of a course name in the success message. */
const longestSharedName = 30

/** Truncates a name after 30 characters with an ellipsis. */
export function cutSharedName(name: string): string {
  const signs = Array.from(name)
  return signs.length > longestSharedName ? `${signs.slice(0, longestSharedName).join('')}…` : name
}

/** CRS-100: returns whether a text has the format of a code. */
export const isShareCode = (code: string): boolean => /^[\w-]{22}$/.test(code)

/** Hides the middle third of a phone number, at least four digits if possible. */
export function maskPhone(phone: string): string {
  // A closed account has no phone number (ACC-308).
  if (!/^\d/.test(phone)) return ''
  const shown = phone.length > 7 ? 3 : 1
  if (phone.length <= shown * 2) return '*'.repeat(phone.length)
  return phone.slice(0, shown) + '*'.repeat(phone.length - 2 * shown) + phone.slice(-shown)
}
