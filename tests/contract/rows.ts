import type { World } from '../../apps/server/src/testing/world.ts'

/** A statement of the test itself, past the server; `$1` stands for the first value. */
export async function rows<Row>(world: World, sql: string, values: unknown[] = []): Promise<Row[]> {
  const result = await world.database.pool.query(sql, values)
  return result.rows as Row[]
}
