/** FRM-128, FRM-129: shown until the school has its own copyright line. */
export const houseYears = '2006-2022'

/** FRM-122, FRM-133: replaces the stored separator by the colon of the page's language. */
export function withColon(text: string, colon: string): string {
  return text
    .split('|')
    .map((part) => part.trim())
    .join(colon)
}
