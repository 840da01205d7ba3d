import { reasons } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { type OwnerProof, proveOwner } from '../../accounts/index.ts'

/** ACC-301: a session alone is no proof, because a browser may have been left open. */
export async function refuseWithoutProof(proof: OwnerProof, context: Context<never, User>) {
  if (proof.password !== undefined || proof.code !== undefined) return proveOwner(proof, context)
  const fields = { password: reasons.proofMissing[context.language] }
  return refusal('invalidInput', { reason: 'proofMissing', fields })
}
