/** ACC-032: the area codes a phone may have. */
export const areaCodes = ['60', '86'] as const
export type AreaCode = (typeof areaCodes)[number]
export const defaultAreaCode: AreaCode = '60'

const phoneRules: Record<AreaCode, RegExp> = {
  '86': /^1[3-9]\d{9}$/,
  '60': /^0?(11\d{8}|1[02-46-9]\d{7})$/,
}

/** ACC-038: one rule for each area code. */
export function isPhone(areaCode: AreaCode, digits: string): boolean {
  return phoneRules[areaCode].test(digits)
}

/**
 * ACC-040: a number without an area code is Chinese if it has eleven digits that begin with 13 to
 * 19, and Malaysian otherwise.
 */
export function inferAreaCode(digits: string): AreaCode {
  return phoneRules['86'].test(digits) ? '86' : '60'
}
