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

/** A statement that another process can run again, and the result of the recording. */
export interface PlainStatement extends Pick<Statement, 'values' | 'inside'> {
  text: string
  name?: string
  rowMode?: 'array'
  rowCount: number
  /** The ids of the new rows that the statement returned. */
  ids: string[]
}

/** The statements of one request, and the bytes of its response. */
export interface RecordedRequest {
  statements: PlainStatement[]
  bytes: number
}

/** The requests of one exchange, by connection and round. */
export type Rounds = RecordedRequest[][][]

const firstId = 1_000_000_000
/** Matches the ids that start as `separateIds` sets them. */
export const newId = /\b[12]\d{9}\b/g

/**
 * Starts the new ids of each table in a range of its own, far from every other number, so that ids
 * can be found in values.
 */
export async function separateIds(pool: DatabasePool): Promise<void> {
  const { rows } = await pool.query(
    `select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' order by table_name`,
  )
  for (const [at, row] of (rows as { table_name: string; column_name: string }[]).entries())
    await pool.query(
      `alter table "${row.table_name}" alter column "${row.column_name}" restart with ${firstId + at * 10_000_000}`,
    )
}

/** Ids of new rows in a result, including those inside JSON. */
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

/**
 * Set while a request runs, so that only the statements of the request are recorded, and not those
 * of jobs.
 */
const request = new AsyncLocalStorage<true>()

/** Sends requests to the server in this process, and records the statements of each. */
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
        // The request starts only when it is awaited, so it must be awaited inside this function.
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

/**
 * Runs the exchanges of a scene, `rounds` times for each connection, and records them. The writes
 * change the database.
 */
export async function recordRounds(
  testApp: TestApp,
  scene: Scene,
  rounds: number,
): Promise<Rounds> {
  const recorded: Rounds = Array.from({ length: connections }, () => [])
  for (let round = 0; round < rounds; round += 1) {
    // Advances the clock, because the server credits watching only with time that has passed.
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
