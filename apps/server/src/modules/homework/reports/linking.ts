import type { User } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/http/context.ts'
import { mayTakePart } from '../../courses/index.ts'
import type { ItemFor } from '../queries.ts'
import type { MissingTask } from '../rules.ts'
import { findKey } from './queries.ts'
import { signedLink } from './signature.ts'

/**
 * PRC-124: returns the link of a task. If a student may do the practical task and the school has a
 * key for the address, the link contains a signature, which proves which student opens it.
 * Otherwise returns the link as the teacher wrote it.
 */
export async function linkFor(
  { db, school, actor, sealers, seal, now }: Context<never, User>,
  { item, course }: ItemFor,
  missing: readonly MissingTask[],
): Promise<string> {
  const { link, taskNumber, released, rubricChosen } = item
  // Reports about a task with a rubric are refused, so the link of such a task has no signature.
  const isPlain =
    link === '' || taskNumber === null || !released || rubricChosen || missing.length > 0
  if (isPlain || !mayTakePart(actor, course)) return link
  const key = await findKey(db, school.id, { origin: new URL(link).origin })
  const secret = key && sealers.practiceKeys.open(key.secret)
  if (!key || secret === undefined) return link
  const signs = { user: seal('user', actor.userId), task: seal('homework', item.id) }
  return signedLink(link, { code: key.code, secret, ...signs, now })
}
