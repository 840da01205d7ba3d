import type { CertificateRow } from './tables.ts'

/** Names are the same whatever their case, kind of letters and spaces. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** Numbers of people are compared without any spaces, as identities keep them. */
export const foldNumber = (number: string): string => foldName(number).replaceAll(' ', '')

export const isOf = ({ holderName }: CertificateRow, name: string): boolean =>
  foldName(holderName) === foldName(name)
