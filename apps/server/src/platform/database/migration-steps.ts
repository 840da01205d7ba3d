import type { Connection } from './pool.ts'

const marker = '-- step by step'

/** With this first line, each statement of the migration is its own transaction. */
export const isStepByStep = (sql: string) => sql.startsWith(marker)

/** Splits a step-by-step migration; each statement ends with a semicolon at a line end. */
export const splitSteps = (sql: string) =>
  sql
    .split(/;[ \t]*$/m)
    .map((text) => text.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)

const concurrentIndex = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i
export const buildsConcurrently = (statement: string) => concurrentIndex.test(statement)
const isChangeOfRows = /^(?:update|delete)\b/i

/**
 * An interrupted index build leaves an invalid index, which "if not exists" would accept as
 * existing.
 */
async function removeInvalidIndex(connection: Connection, name: string) {
  const { rows } = await connection.query(
    `select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid`,
    [name],
  )
  if (rows.length > 0) await connection.script(`drop index concurrently if exists ${name}`)
}

/**
 * Runs one statement in its own transaction. An index build runs outside of a transaction; an
 * update with a limit is repeated until it finds no rows.
 */
export async function runStep(connection: Connection, statement: string): Promise<void> {
  const index = concurrentIndex.exec(statement)?.[1]
  if (index) await removeInvalidIndex(connection, index)
  const once = () => connection.query(statement)
  if (!isChangeOfRows.test(statement)) await once()
  else while ((await once()).rowCount > 0);
}
