import type { Owners } from '../rules/access-rules.ts'
import { signedIn } from '../rules/common-rules.ts'
import type { Samples } from '../sample-types.ts'

const proof = () => ({ password: 'plain:Titian2026', code: '888888' })

export const privacySamples: Samples['privacy'] = {
  ownArchive: () => ({}),
  orderOwnArchive: proof,
  downloadOwnArchive: () => ({}),
  accountClosing: () => ({}),
  closeOwnAccount: proof,
  keepOwnAccount: () => ({}),
}

export const privacyOwners: Owners['privacy'] = {
  ownArchive: signedIn,
  orderOwnArchive: signedIn,
  downloadOwnArchive: { may: ['student', 'stranger'], others: 'notFound' },
  accountClosing: signedIn,
  // The teacher is the only teacher of courses, and staff cannot close their accounts, so both are
  // refused.
  closeOwnAccount: {
    may: ['student', 'otherStudent', 'stranger', 'coTeacher', 'otherTeacher'],
    others: 'alreadyDone',
  },
  keepOwnAccount: signedIn,
}
