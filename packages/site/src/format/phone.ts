/** Special spaces and hyphens at which lines do not break. So a number stays on one line. */
const [space, hyphen] = ['\u00A0', '\u2011']

/** Digits between the area code and the last four: 12 345 6701 in Malaysia, 138 0013 8000 in China. */
const groups: Record<string, RegExp> = {
  '60': /^(\d{2})(\d+)(\d{4})$/,
  '86': /^(\d{3})(\d+)(\d{4})$/,
}

/** FRM-216: a stored phone number in readable groups, such as +60 12 345 6701. */
export function phoneNumber(areaCode: string, digits: string): string {
  const parts = groups[areaCode]?.exec(digits)?.slice(1) ?? [digits]
  return [`+${areaCode}`, ...parts].join(space)
}

/**
 * FRM-216: prevents line breaks inside the numbers of a text, which otherwise remains unchanged.
 */
export function keepNumbersWhole(text: string): string {
  return text.replace(
    /([\d)])([ -])(?=[\d(])/g,
    (_, before: string, between: string) => before + (between === '-' ? hyphen : space),
  )
}
