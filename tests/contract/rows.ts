import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

/** Runs a statement of the test directly in the database; `$1` is the first value. */
export async function rows<Row>(
  testApp: TestApp,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const result = await testApp.database.pool.query(sql, values)
  return result.rows as Row[]
}
