import { processLocks } from '../advisory-lock.ts'
import { hasTable } from '../connection.ts'
import type { DatabasePool } from '../pool.ts'

const otherCell = (cell: number, kept: number | undefined) =>
  new Error(
    `CELL is ${cell}, but this database belongs to cell ${kept}: its rows are numbered in the range of that cell. Start with CELL=${kept}, or with an empty database.`,
  )

/** OPS-091: refuses the database of another cell before a migration changes it. */
export async function refuseOtherCell(
  pool: Pick<DatabasePool, 'query'>,
  cell: number,
): Promise<void> {
  if (!(await hasTable(pool, 'installation_cells'))) return
  const { rows } = await pool.query('select cell from installation_cells')
  const [row] = rows as { cell: number }[]
  if (row && row.cell !== cell) throw otherCell(cell, row.cell)
}

/** Fixes the cell once. An installation that has schools was begun before cells, as cell 0. */
const settle = `insert into installation_cells (cell)
  select case when exists (select 1 from schools) then 0 else $1::integer end on conflict do nothing`

/**
 * OPS-091: fixes the cell of an empty installation and lets all sequences count within its range.
 * @throws if the database belongs to another cell.
 */
export async function settleCell(pool: DatabasePool, cell: number): Promise<void> {
  const connection = await pool.connectDirect()
  try {
    await connection.script('begin')
    // Two processes that start together would otherwise alter the same sequence, and one would fail.
    await connection.query(`select pg_advisory_xact_lock(${processLocks.cell})`)
    await connection.query(settle, [cell])
    const { rows } = await connection.query('select cell from installation_cells')
    const [row] = rows as { cell: number }[]
    if (row?.cell !== cell) throw otherCell(cell, row?.cell)
    await connection.query('select number_in_cell()')
    await connection.script('commit')
  } catch (error) {
    await connection.script('rollback').catch(() => undefined)
    throw error
  } finally {
    connection.release()
  }
}
