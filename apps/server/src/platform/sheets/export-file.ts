import type { User } from '../actor.ts'
import type { Db } from '../database/database.ts'
import { openSnapshot, type Snapshot } from '../snapshots/snapshot.ts'
import type { Client } from '../http/context.ts'
import { StreamedAnswer } from '../http/streamed-answer.ts'
import { Refusal, Refused, refusal } from '../refusal.ts'
import { ExportTurns } from './export-turns.ts'
import { mediaTypes, safeFileName, sheetBytes, type SheetFormat } from './sheet-file.ts'
import type { SheetCell, SheetPages } from './workbook.ts'

/** Milliseconds that a reader may take nothing before the connection to the database is taken back. */
const longestPause = 30_000

interface ExportedSheet {
  /** Of the file, without its ending. */
  name: string
  /** The name of the sheet within a workbook. */
  sheet: string
  /** The first row is the head. */
  rows: SheetPages
}

interface Asked {
  db: Db
  actor: User
  client: Client
}

const turns = new ExportTurns()

/** Writes pages as rows of a sheet: `write` puts the head before the rows of each page, which the first one keeps. */
export async function* sheetRows<Row>(
  pages: AsyncIterable<Row[]>,
  write: (rows: Row[]) => SheetCell[][],
): AsyncGenerator<SheetCell[][]> {
  let isFirst = true
  for await (const page of pages) {
    const rows = write(page)
    yield isFirst ? rows : rows.slice(1)
    isFirst = false
  }
}

/** All that the embedded database has to say, so that it is free again before the file is written. */
async function readAll<Value>(values: Iterable<Value> | AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

/** Passes the pieces on, and ends with an error when nobody takes the next one for too long. */
export async function* watched(
  pieces: AsyncIterable<Buffer>,
  end: () => Promise<void>,
  pause = longestPause,
): AsyncGenerator<Buffer> {
  let timer: NodeJS.Timeout | undefined
  try {
    for await (const piece of pieces) {
      timer = setTimeout(() => void end(), pause)
      yield piece
      clearTimeout(timer)
    }
  } finally {
    clearTimeout(timer)
    await end()
  }
}

type Prepare = (snapshot: Snapshot) => Promise<ExportedSheet | Refusal<'notFound'>>

/** The name of the file, and its bytes as they are made. */
async function open({ db, actor, client }: Asked, format: SheetFormat, prepare: Prepare) {
  const finish = await turns.take(actor.userId, client.onClose)
  let snapshot: Snapshot | undefined
  let hasLeft = false
  const end = async () => {
    await snapshot?.end()
    finish()
  }
  try {
    snapshot = await openSnapshot(db)
    client.onClose(() => {
      hasLeft = true
      void end()
    })
    const prepared = await prepare(snapshot)
    if (prepared instanceof Refusal) {
      await end()
      return prepared
    }
    const { name, sheet, rows } = prepared
    const ready = snapshot.isShared ? await readAll(rows) : rows
    if (snapshot.isShared) await snapshot.end()
    const bytes = watched(sheetBytes({ sheet, rows: ready }, format), end)
    return { fileName: `${safeFileName(name)}.${format}`, bytes }
  } catch (error) {
    await end()
    // Nobody reads this answer; what was ended for that reason is no fault.
    throw hasLeft ? new Refused(refusal('busy', 'exportsBusy')) : error
  }
}

/**
 * A list as the file that a call answers (TCH-092), read and written page by page. `prepare` asks what the file holds
 * and refuses what cannot be written before its first byte is sent.
 */
export async function exportFile(asked: Asked, format: SheetFormat, prepare: Prepare) {
  const opened = await open(asked, format, prepare)
  if (opened instanceof Refusal) return opened
  const { fileName, bytes } = opened
  const mediaType = mediaTypes[format]
  return new StreamedAnswer((base64) => ({ fileName, mediaType, base64 }), bytes)
}

/** The same as the text of a CSV file. */
export async function exportText(asked: Asked, prepare: Prepare) {
  const opened = await open(asked, 'csv', prepare)
  if (opened instanceof Refusal) return opened
  const { fileName, bytes } = opened
  return new StreamedAnswer((text) => ({ fileName, text }), bytes, 'text')
}
