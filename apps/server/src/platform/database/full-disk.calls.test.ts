import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { databaseFloor, EmbeddedPool } from './embedded-pool.ts'

it('[FRM-408] the embedded database refuses writes on a disk that is nearly full, goes on reading, and takes them again when there is space', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'titian-full-'))
  let free = 2 * databaseFloor
  const pool = await EmbeddedPool.open(directory, { freeBytes: async () => free })
  try {
    await pool.script('create table notes (words text)')
    await pool.query(`insert into notes values ('before')`)
    free = databaseFloor - 1
    await pause(1100)
    await expect(pool.query(`insert into notes values ('full')`)).rejects.toMatchObject({
      code: '25006',
    })
    const connection = await pool.connect()
    await connection.query('begin')
    await expect(connection.query('delete from notes')).rejects.toMatchObject({ code: '25006' })
    await connection.query('rollback')
    connection.release()
    expect(pool.isReadOnly).toBe(true)
    expect((await pool.query('select words from notes')).rows).toEqual([{ words: 'before' }])
    await pool.ping()
    free = 2 * databaseFloor
    await pause(1100)
    await pool.query(`insert into notes values ('after')`)
    expect([pool.isReadOnly, (await pool.query('select words from notes')).rows.length]).toEqual([
      false,
      2,
    ])
  } finally {
    await pool.end()
    await rm(directory, { recursive: true })
  }
}, 120_000)
