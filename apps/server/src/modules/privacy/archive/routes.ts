import type { privacy } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { proveOwner } from '../../accounts/index.ts'
import { type Own, orderArchive } from './actions.ts'
import * as queries from './queries.ts'
import { isReady, ownArchive } from './rules.ts'
import { archiveAddress, archiveFileName } from './serve.ts'

const newestOf = ({ db, school, actor }: Own) =>
  queries.findNewest(db, { schoolId: school.id, userId: actor.userId })

export const archiveAnswers: SomeAnswers<
  typeof privacy,
  'ownArchive' | 'orderOwnArchive' | 'downloadOwnArchive'
> = {
  ownArchive: async (_, context) => ownArchive(await newestOf(context), context.now),
  orderOwnArchive: async (proof, context) =>
    (await proveOwner(proof, context)) ??
    (await orderArchive(context)) ??
    ownArchive(await newestOf(context), context.now),
  downloadOwnArchive: async (_, context) => {
    const { now, refuse } = context
    const row = await newestOf(context)
    if (!isReady(row, now)) return refuse('notFound')
    return {
      url: archiveAddress(context, row.id),
      fileName: archiveFileName(row),
      bytes: row.bytes,
    }
  },
}
