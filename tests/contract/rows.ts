import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

/** A statement of the test itself, past the server; `$1` stands for the first value. */
export async function rows<Row>(
  testApp: TestApp,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const result = await testApp.database.pool.query(sql, values)
  return result.rows as Row[]
}
