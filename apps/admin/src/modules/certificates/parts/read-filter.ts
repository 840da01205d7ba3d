import type { InputOf, certificates } from '@titian/contract'
import type { Words } from '@titian/site'
import type { PageWord } from '@titian/site/staff'

export interface CertificateWords extends PageWord {
  text?: string
  state?: string
}

export const states = ['all', 'valid', 'revoked'] as const

/** The filters of an address; what means nothing counts as not given. */
export function readFilter({
  text,
  state,
}: Words<CertificateWords>): Pick<InputOf<typeof certificates.listCertificates>, 'text' | 'state'> {
  return {
    text: text?.trim().slice(0, 100) ?? '',
    state: states.find((one) => one === state) ?? 'all',
  }
}
