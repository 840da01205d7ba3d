import type { Owners } from '../rules/access-rules.ts'
import { everyone, signedIn } from '../rules/common-rules.ts'
import type { Samples } from '../sample-types.ts'

/** Samples of the calls for a person's own mail address, and of the links in their mails. */
type Names =
  | 'ownMail'
  | 'saveMailAddress'
  | 'renewMailLink'
  | 'removeMailAddress'
  | 'switchMail'
  | 'mailLink'
  | 'confirmMailAddress'
  | 'mailOffLink'
  | 'switchMailOff'

export const ownMailOwners: Pick<Owners['accounts'], Names> = {
  ownMail: signedIn,
  saveMailAddress: signedIn,
  renewMailLink: { may: ['student', 'stranger'], others: 'alreadyDone' },
  removeMailAddress: signedIn,
  switchMail: { may: ['student', 'stranger'] },
  mailLink: { may: ['visitor', 'student'], stranger: 'noPermission' },
  confirmMailAddress: { may: ['visitor', 'student'], stranger: 'noPermission' },
  mailOffLink: everyone,
  switchMailOff: everyone,
}

export const ownMailSamples: Pick<Samples['accounts'], Names> = {
  ownMail: () => ({}),
  saveMailAddress: ({ word }) => ({ address: `${word}.other@home.example` }),
  renewMailLink: () => ({}),
  removeMailAddress: () => ({}),
  switchMail: () => ({ kind: 'course' as const, on: true }),
  mailLink: ({ ownAccount: { mailToken } }) => ({ token: mailToken }),
  confirmMailAddress: ({ ownAccount: { mailToken } }) => ({ token: mailToken }),
  mailOffLink: ({ ownAccount: { mailOffToken } }) => ({ token: mailOffToken }),
  switchMailOff: ({ ownAccount: { mailOffToken } }) => ({ token: mailOffToken }),
}
