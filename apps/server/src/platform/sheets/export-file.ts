import type { User } from '../actor.ts'
import type { Db } from '../database/database.ts'
import { openSnapshot, type Snapshot } from '../snapshots/snapshot.ts'
import type { Client } from '../http/context.ts'
import { StreamedAnswer } from '../http/streamed-answer.ts'
import { Refusal, Refused, refusal } from '../refusal.ts'
import { ExportTurns } from './export-turns.ts'
import { mediaTypes, safeFileName, sheetBytes, type SheetFormat } from './sheet-file.ts'
import type { SheetCell, SheetPages } from './workbook.ts'

/** Milliseconds without reading after which the database connection is released. */
const longestPause = 30_000

interface ExportedSheet {
  /** The file name without extension. */
  name: string
  /** The name of the sheet within a workbook. */
  sheet: string
  /** The first row is the header. */
  rows: SheetPages
}

interface Asked {
  db: Db
  actor: User
  client: Client
}

const turns = new ExportTurns()

/**
 * Writes pages as rows of a sheet: `write` adds the header to the rows of each page; only the first
 * page keeps it.
 */
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

/**
 * Reads everything from the embedded database at once, so that it is free while the file is
 * written.
 */
async function readAll<Value>(values: Iterable<Value> | AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

/** Passes the pieces on, and fails when the client reads none for too long. */
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

/** The file name, and the bytes as they are produced. */
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
    // The client has disconnected, so the abort is no error.
    throw hasLeft ? new Refused(refusal('busy', 'exportsBusy')) : error
  }
}

/**
 * Returns a list as the file of a call (TCH-092), read and written page by page. `prepare` loads
 * the description of the file and refuses an impossible one before the first byte is sent.
 */
export async function exportFile(asked: Asked, format: SheetFormat, prepare: Prepare) {
  const opened = await open(asked, format, prepare)
  if (opened instanceof Refusal) return opened
  const { fileName, bytes } = opened
  const mediaType = mediaTypes[format]
  return new StreamedAnswer((base64) => ({ fileName, mediaType, base64 }), bytes)
}

/** Returns the list as the text of a CSV file. */
export async function exportText(asked: Asked, prepare: Prepare) {
  const opened = await open(asked, 'csv', prepare)
  if (opened instanceof Refusal) return opened
  const { fileName, bytes } = opened
  return new StreamedAnswer((text) => ({ fileName, text }), bytes, 'text')
}
