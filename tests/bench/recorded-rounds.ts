import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabasePool, QueryResult } from '../../apps/server/src/platform/database/pool.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import {
  recordStatements,
  type Statement,
  textOf,
} from '../support/postgres/recorded-statements.ts'
import { connections, type Send } from './load.ts'
import type { Scene } from './scene.ts'

/** A statement as it can be sent to another process, with what the database returned for it. */
export interface PlainStatement extends Pick<Statement, 'values' | 'inside'> {
  text: string
  name?: string
  rowMode?: 'array'
  rowCount: number
  /** Ids of new rows that it returned. */
  ids: string[]
}

/** What one request sends to the database, and the bytes of its answer. */
export interface RecordedRequest {
  statements: PlainStatement[]
  bytes: number
}

/** By connection and round, the requests of one exchange. */
export type Rounds = RecordedRequest[][][]

const firstId = 1_000_000_000
/** What `separateIds` makes of the ids of new rows. */
export const newId = /\b[12]\d{9}\b/g

/** Lets the ids of new rows begin far from every other number, and from those of another table. */
export async function separateIds(pool: DatabasePool): Promise<void> {
  const { rows } = await pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by table_name`,
  )
  for (const [at, row] of (rows as { table_name: string; column_name: string }[]).entries())
    await pool.query(
      `alter table "${row.table_name}" alter column "${row.column_name}" restart with ${firstId + at * 10_000_000}`,
    )
}

/** Ids of new rows in what the database returned, those inside JSON included. */
export const idsIn = ({ rows }: QueryResult): string[] => JSON.stringify(rows).match(newId) ?? []

function plain({ query, values, inside, result }: Statement): PlainStatement {
  const config = (typeof query === 'string' ? {} : query) as {
    name?: string
    rowMode?: 'array'
    values?: unknown[]
  }
  return {
    text: textOf(query),
    values: values ?? config.values,
    inside,
    ...(config.name && { name: config.name }),
    ...(config.rowMode && { rowMode: config.rowMode }),
    rowCount: result?.rowCount ?? 0,
    ids: result ? idsIn(result) : [],
  }
}

/** Is set while a request runs, so that the jobs of the server are not recorded with it. */
const request = new AsyncLocalStorage<true>()

/** Sends requests to the server in this process, and notes what each sends to the database. */
function recordingSender(testApp: TestApp, requests: RecordedRequest[]): Send {
  return async ({ method, path, token, body }) => {
    const inject = () =>
      testApp.app.http.inject({
        method,
        url: path,
        headers: { language: 'en', ...(token && { cookie: `token=${token}` }) },
        ...(body !== undefined && { payload: body as object }),
      })
    let response: Awaited<ReturnType<typeof inject>> | undefined
    const statements = await recordStatements(
      testApp.database.pool,
      async () => {
        // The request begins when it is awaited, so that has to happen inside.
        response = await request.run(true, async () => {
          const answer = await inject()
          return answer
        })
      },
      () => request.getStore() === true,
    )
    const { statusCode = 0, body: text = '' } = response ?? {}
    requests.push({ statements: statements.map(plain), bytes: Buffer.byteLength(text) })
    return { status: statusCode, text, bytes: text.length }
  }
}

/** The exchanges of a scene, `rounds` times for each connection, really made and written down. */
export async function recordRounds(
  testApp: TestApp,
  scene: Scene,
  rounds: number,
): Promise<Rounds> {
  const recorded: Rounds = Array.from({ length: connections }, () => [])
  for (let round = 0; round < rounds; round += 1) {
    // Watching counts no faster than the clock.
    testApp.clock.pass(1)
    for (const [connection, list] of recorded.entries()) {
      const requests: RecordedRequest[] = []
      const size = await scene.exchange(connection, recordingSender(testApp, requests))
      if (size < 0) throw new Error(`${scene.name} failed while it was recorded.`)
      list.push(requests)
    }
  }
  return recorded
}
