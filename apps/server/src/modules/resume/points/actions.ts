import { completenessOf } from '@titian/contract'
import type { Services } from '../../../platform/http/context.ts'
import * as queries from './queries.ts'

/**
 * RES-091: counts the points of resumes in batches, so that an interrupted run loses only the
 * current batch.
 */
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
