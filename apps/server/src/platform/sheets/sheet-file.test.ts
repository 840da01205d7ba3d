import { buffer } from 'node:stream/consumers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { readCsv } from '../parsing/csv.ts'
import { readWorkbook, tableOf } from '../parsing/workbook.ts'
import { unzip } from '../../testing/zip-files.ts'
import { sheetBytes, type SheetFormat } from './sheet-file.ts'
import type { SheetCell } from './workbook.ts'

const students = 25_000
const columns = 20
const pageRows = 250
const formats: SheetFormat[] = ['csv', 'xlsx']

const rowOf = (at: number): SheetCell[] =>
  Array.from({ length: columns }, (_, column) =>
    column === 0 ? `Siti & 陈 ${at}` : (at * column) % 101,
  )

/** A made-up gradebook that counts its requested pages. */
function madePages(rows: number, failsAt = Infinity) {
  const read = { pages: 0 }
  async function* pages(): AsyncGenerator<SheetCell[][]> {
    for (let at = 0; at < rows; at += pageRows) {
      // A database responds in another turn of the event loop.
      await setImmediate()
      read.pages += 1
      if (read.pages > failsAt) throw new Error('connection lost')
      yield Array.from({ length: Math.min(pageRows, rows - at) }, (_, row) => rowOf(at + row))
    }
  }
  return { read, rows: pages() }
}

/**
 * Counts the turns of the event loop during a run, and the longest turn as a share of the whole.
 */
async function turnsDuring(run: () => Promise<unknown>) {
  let [turns, longest, isOver] = [0, 0, false]
  const begin = performance.now()
  const watch = async () => {
    for (let before = begin; !isOver; before = performance.now()) {
      await setImmediate()
      longest = Math.max(longest, performance.now() - before)
      turns += 1
    }
  }
  const watching = watch()
  await run()
  isOver = true
  await watching
  return { turns, share: longest / (performance.now() - begin) }
}

describe.each(formats)('a large sheet as %s', { timeout: 60_000 }, (format) => {
  it('[FRM-397] is written in many short steps, between which other requests run', async () => {
    const { rows } = madePages(students)
    const { turns, share } = await turnsDuring(async () => {
      for await (const piece of sheetBytes({ sheet: 'Book', rows }, format))
        expect(piece.length).toBeGreaterThan(0)
    })
    expect(turns).toBeGreaterThan(100)
    expect(share).toBeLessThan(0.2)
  })

  it('[FRM-397] is read no further ahead than the client takes it', async () => {
    const { rows, read } = madePages(students)
    const bytes = sheetBytes({ sheet: 'Book', rows }, format)
    // The parts before the rows of a workbook are separate pieces.
    for (let piece = 0; piece < 20; piece += 1) await bytes.next()
    // Pieces that were already produced still arrive; afterwards nothing more is read.
    let taken: number
    do {
      taken = read.pages
      await setTimeout(100)
    } while (read.pages !== taken)
    expect(taken).toBeLessThan(students / pageRows / 2)
    await bytes.return(undefined)
    const { done } = await rows.next()
    expect(done).toBe(true)
  })

  it('[FRM-397] contains the same cells in the same order', async () => {
    const rows = 3 * pageRows + 7
    const bytes = await buffer(sheetBytes({ sheet: 'Book', rows: madePages(rows).rows }, format))
    const read =
      format === 'csv'
        ? readCsv(bytes.toString().slice(1), ',', rows + 1).rows
        : tableOf((await readWorkbook(bytes, rows + 1)) ?? []).rows
    expect(read).toEqual(Array.from({ length: rows }, (_, at) => rowOf(at).map(String)))
  })

  it('[FRM-398] fails with the error of its source and leaves the archive incomplete', async () => {
    const written: Buffer[] = []
    const read = async () => {
      const bytes = sheetBytes({ sheet: 'Book', rows: madePages(students, 50).rows }, format)
      for await (const piece of bytes) written.push(piece)
    }
    await expect(read()).rejects.toThrow('connection lost')
    expect(await unzip(Buffer.concat(written))).toEqual(new Map())
  })
})
