import { type CertificateException, certificateExceptions } from '@titian/contract'
import type { CertificateRow } from './tables.ts'

/**
 * CNT-122: returns the exceptions against issuing a certificate by hand; empty if there is none.
 */
export function exceptionsOf(reached: {
  gives: boolean
  completed: boolean
  passed: boolean
}): CertificateException[] {
  const { gives, completed, passed } = reached
  const against: Record<CertificateException, boolean> = {
    courseGivesNone: !gives,
    notCompleted: !completed,
    notPassed: !passed,
  }
  return certificateExceptions.filter((exception) => against[exception])
}

/**
 * Converts a name so that capital and small letters, full-width letters and extra spaces make no
 * difference.
 */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/**
 * Converts a student number in the same way and removes its spaces. Identities are stored in this
 * form.
 */
export const foldNumber = (number: string): string => foldName(number).replaceAll(' ', '')

export const isOf = ({ holderName }: CertificateRow, name: string): boolean =>
  foldName(holderName) === foldName(name)
