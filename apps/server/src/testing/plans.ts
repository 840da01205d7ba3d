import type { DatabasePool } from '../platform/database/pool.ts'

/** A node of a query plan with its actual figures. */
export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Plan Rows': number
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

interface Sent {
  query: unknown
  values: unknown[] | undefined
}

/** Records the statements that the pool sends outside of transactions during `run`. */
async function statementsOf(pool: DatabasePool, run: () => Promise<unknown>): Promise<Sent[]> {
  const seen: Sent[] = []
  const { query: send } = pool
  pool.query = (query, values) => {
    seen.push({ query, values })
    return send.call(pool, query, values)
  }
  await run().finally(() => {
    pool.query = send
  })
  return seen
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : (query as { text: string }).text

/** Returns the plan nodes of each statement of a query function. */
export async function plansOf(pool: DatabasePool, ask: () => Promise<unknown>): Promise<Plan[][]> {
  const plans: Plan[][] = []
  for (const { query, values } of await statementsOf(pool, ask)) {
    const text = `explain (analyze, timing off, format json) ${textOf(query)}`
    const { rows } = await pool.query({ text }, values)
    const [row] = rows as { 'QUERY PLAN': [{ Plan: Plan }] }[]
    if (row) plans.push(nodesOf(row['QUERY PLAN'][0].Plan))
  }
  return plans
}

/** Returns the number of rows read, including those that a filter removed. */
export const lookedAt = (nodes: Plan[]): number =>
  nodes.reduce(
    (sum, node) =>
      sum +
      node['Actual Loops'] *
        (node['Actual Rows'] +
          (node['Rows Removed by Filter'] ?? 0) +
          (node['Rows Removed by Join Filter'] ?? 0)),
    0,
  )
