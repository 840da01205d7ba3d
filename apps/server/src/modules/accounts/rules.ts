import {
  type AreaCode,
  auditStatus,
  foldLetters,
  inferAreaCode,
  isPhone,
  type Language,
  nationalNumber,
  roleNames,
} from '@titian/contract'

export interface Phone {
  areaCode: AreaCode
  mobile: string
}

/** ACC-038, ACC-040: returns the stored form of a phone, or undefined for an invalid one. */
export function readPhone(digits: string, given?: AreaCode): Phone | undefined {
  const areaCode = given ?? inferAreaCode(digits)
  return isPhone(areaCode, digits)
    ? { areaCode, mobile: nationalNumber(areaCode, digits) }
    : undefined
}

/**
 * ACC-065: the seconds from its last call after which a session ends: 2000 minutes if the session
 * is remembered, otherwise twelve hours.
 */
const rememberedSeconds = 2000 * 60
const plainSeconds = 12 * 60 * 60

export function sessionSeconds(remembered: boolean): number {
  return remembered ? rememberedSeconds : plainSeconds
}

/** ACC-065: an unremembered session ends with the browser, so its cookie has no age. */
export function cookieSeconds(remembered: boolean): number | undefined {
  return remembered ? rememberedSeconds : undefined
}

/** The use of a session is recorded once a minute, not with every call. */
export const seenEverySeconds = 60

export function readRoles(roleStr: string): Set<string> {
  return new Set(roleStr.split(',').filter((role) => role !== ''))
}

const teachingRoles = ['teacher', 'schoolAdmin', 'platformAdmin']

/** ACC-254: the teacher tab admits teachers and staff. */
export function mayUseTeacherTab(roleStr: string): boolean {
  const roles = readRoles(roleStr)
  return teachingRoles.some((role) => roles.has(role))
}

/** ACC-215: adds the role `normal` to staff accounts, so that the learning area admits them. */
export function completeRoles(roleStr: string): string {
  const roles = readRoles(roleStr)
  const isKnown = roleNames.some((role) => roles.has(role))
  return isKnown ? [...roles].join(',') : [...roles, 'normal'].join(',')
}

/** Teachers and staff are verified by the staff member who creates their account (ACC-219). */
export function firstAuditStatus(roleStr: string): number {
  return mayUseTeacherTab(roleStr) ? auditStatus.approved : auditStatus.none
}

const staffRoles = ['schoolAdmin', 'platformAdmin']

/**
 * ACC-077: true when the identity is missing or was refused; never for staff, because staff decide
 * about identities.
 */
export function needsIdentity(
  requiresAuthentication: boolean,
  { roles, auditStatus: status }: { roles: string; auditStatus: number },
): boolean {
  const own = readRoles(roles)
  if (!requiresAuthentication || staffRoles.some((role) => own.has(role))) return false
  return status === auditStatus.none || status === auditStatus.refused
}

/**
 * ACC-131: an SMS code has six digits, is valid for five minutes, and is cancelled by five wrong
 * tries.
 */
export const smsCodeSeconds = 300
export const smsCodeTries = 5
/** ACC-156: seconds for which a verified SMS code of type 4 allows the reset of the password. */
export const verifiedCodeSeconds = 600
/**
 * ACC-326: seconds for which a proof by password or code counts in the session that gave the proof.
 */
export const proofSeconds = 600
/** ACC-083, ACC-227: seconds for which a ticket is valid. */
export const ticketSeconds = 60
/** ACC-163: seconds after the proof of the old number in which the number can be changed. */
export const oldNumberSeconds = 600
/** ACC-241: seconds after which an impersonation ends, even while the staff member is using it. */
export const impersonationSeconds = 1800
/** The side of a profile photo in pixels; larger photos are scaled down. */
export const photoSide = 512

const quarter = 15 * 60
const day = 24 * 60 * 60

/**
 * With these limits, a whole class can work behind one network address of a school (ACC-063,
 * ACC-064, ACC-127).
 */
export const limits = {
  wrongOldPasswords: { seconds: quarter, most: 10 },
  photosOfOnePerson: { seconds: 3600, most: 60 },
  temporaryTokens: { seconds: 600, most: 30 },
  temporaryLoginsFromOneAddress: { seconds: quarter, most: 300 },
  wrongFromOneAddress: { seconds: quarter, most: 10 },
  wrongFromAnywhere: { seconds: quarter, most: 50 },
  lockSeconds: quarter,
  socialLoginsFromOneAddress: { seconds: quarter, most: 300 },
  // Captcha pictures that were not solved. The limit is high, because a school of thousands opens
  // its sign-in pages at once.
  captchasFromOneAddress: { seconds: 300, most: 6000 },
  smsWait: { seconds: 60, most: 1 },
  smsForOnePhone: { seconds: day, most: 10 },
  smsFreeFromOneAddress: 20,
  smsFromOneAddress: { seconds: 3600, most: 300 },
  codeChecksFromOneAddress: { seconds: quarter, most: 300 },
  phoneChecksFromOneAddress: { seconds: 600, most: 300 },
  phoneChecksOfOnePhone: { seconds: 600, most: 30 },
} as const

/** Escapes `%`, `_` and `\` in a searched name. */
export function likePart(text: string): string {
  return `%${foldLetters(text).replace(/[\\%_]/g, String.raw`\$&`)}%`
}

/** ACC-264: the default name for people without a name. A number follows it. */
export const newcomers: Record<Language, string> = { en: 'Student', zh: '学员', my: 'Pelajar' }

export function isAutomaticName(name: string): boolean {
  return Object.values(newcomers).some((word) => new RegExp(`^${word} \\d{5}$`).test(name))
}
