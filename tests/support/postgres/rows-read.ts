import type { DatabasePool } from '../../../apps/server/src/platform/database/pool.ts'
import { recordStatements, textOf } from './recorded-statements.ts'

interface Plan {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const readBy = (node: Plan) =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Join Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0))

/**
 * The number of rows that the database has read for the statements of `run`, including rows that
 * were filtered out.
 */
export async function countRowsRead(
  pool: DatabasePool,
  run: () => Promise<unknown>,
): Promise<number> {
  let sum = 0
  for (const { query, values } of await recordStatements(pool, run)) {
    const text = textOf(query)
    // `explain analyze` runs a statement again, so statements that write are left out.
    if (!/^\s*(select|with)\b/i.test(text) || /\b(insert into|update|delete from)\b/i.test(text))
      continue
    const explained = `explain (analyze, timing off, format json) ${text}`
    const { values: own } = query as { values?: unknown[] }
    const { rows } = await pool.query({ text: explained }, values ?? own)
    const [{ 'QUERY PLAN': plans } = { 'QUERY PLAN': [] }] = rows as {
      'QUERY PLAN': [{ Plan: Plan }] | []
    }[]
    for (const { Plan } of plans) sum += nodesOf(Plan).reduce((all, node) => all + readBy(node), 0)
  }
  return sum
}
