import { type CertificateException, certificateExceptions } from '@titian/contract'
import type { CertificateRow } from './tables.ts'

/** CNT-122: what stands against issuing a certificate by hand; empty where nothing does. */
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

/** Names are the same whatever their case, kind of letters and spaces. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** Numbers of people are compared without any spaces, as identities keep them. */
export const foldNumber = (number: string): string => foldName(number).replaceAll(' ', '')

export const isOf = ({ holderName }: CertificateRow, name: string): boolean =>
  foldName(holderName) === foldName(name)
