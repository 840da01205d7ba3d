import type { Connection } from './pool.ts'

const marker = '-- step by step'

/** A migration that begins with this line is no single transaction: each of its statements is one. */
export const isStepByStep = (sql: string) => sql.startsWith(marker)

/** The statements of such a migration; each ends with a semicolon at the end of its line. */
export const splitSteps = (sql: string) =>
  sql
    .split(/;[ \t]*$/m)
    .map((text) => text.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)

const concurrentIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i
export const buildsConcurrently = (statement: string) => concurrentIndex.test(statement)
const isChangeOfRows = /^(?:update|delete)\b/i

/** An index whose building was interrupted stays behind, is of no use, and would count as existing. */
async function removeInvalidIndex(connection: Connection, name: string) {
  const { rows } = await connection.query(
    `select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid`,
    [name],
  )
  if (rows.length > 0) await connection.script(`drop index concurrently if exists ${name}`)
}

/**
 * Runs one statement as a transaction of its own. Building an index can run in no transaction; a change of rows
 * is repeated until it finds none, each time for as many rows as its limit says.
 */
export async function runStep(connection: Connection, statement: string): Promise<void> {
  const index = concurrentIndex.exec(statement)?.[1]
  if (index) await removeInvalidIndex(connection, index)
  const once = () => connection.query(statement)
  if (!isChangeOfRows.test(statement)) await once()
  else while ((await once()).rowCount > 0);
}
