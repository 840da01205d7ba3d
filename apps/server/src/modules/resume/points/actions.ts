import { completenessOf } from '@titian/contract'
import type { Services } from '../../../platform/http/context.ts'
import * as queries from './queries.ts'

/** RES-091: one batch after the other, so that a process that ends in the middle leaves only what it did not reach. */
export async function countPoints({ db }: Pick<Services, 'db'>): Promise<void> {
  for (;;) {
    const rows = await queries.listUncounted(db)
    if (rows.length === 0) return
    await queries.savePoints(
      db,
      rows.map(({ userId, content }) => ({ userId, points: completenessOf(content) })),
    )
  }
}
