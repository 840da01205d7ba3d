import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serialize } from 'node:v8'
import type { EmptyPlace } from '../support/database.ts'
import { measureRounds, type Measured } from './load.ts'
import { processorTime } from './process-figures.ts'
import type { Rounds } from './recorded-rounds.ts'

export interface FloorFigures {
  /** Rows written since the floor's start. */
  written: number
  /** Number of statements that returned another number of rows than in the recording. */
  different: number
}

export interface FloorMeasured extends Measured, FloorFigures {
  /** Milliseconds of processor time for one exchange. */
  cpu: number
}

export interface Floor {
  /**
   * Repeats the recorded exchanges of a scene over HTTP, a given number of times on each
   * connection.
   */
  measure(scene: number, count: number): Promise<FloorMeasured>
  stop(): Promise<void>
}

/**
 * Number of exchanges at the beginning of each connection that do not count, because the process
 * fills its caches.
 */
export const warmUpRounds = 20

/** Starts the floor server with a copy of the database as it was before the recording. */
export async function startFloor(
  place: EmptyPlace,
  poolSize: number,
  scenes: Rounds[],
): Promise<Floor> {
  const records = join(place.directory, 'recorded-rounds')
  await writeFile(records, serialize(scenes))
  const script = fileURLToPath(new URL('floor-server.ts', import.meta.url))
  const child = fork(script, [place.directory, place.databaseUrl, String(poolSize), records], {
    execArgv: ['--import', 'tsx'],
  })
  const [port] = (await once(child, 'message')) as [number]
  const origin = `http://127.0.0.1:${port}`
  const readFigures = async () => {
    child.send('figures')
    const [figures] = (await once(child, 'message')) as [FloorFigures]
    return figures
  }
  return {
    async measure(scene, counted) {
      const rounds = scenes[scene] ?? []
      const run = (first: number, count: number) =>
        measureRounds(origin, count, async (connection, round, send) => {
          let bytes = 0
          const list = rounds[connection] ?? []
          const requests = list[(first + round) % list.length] ?? []
          for (const step of requests.keys()) {
            const path = `/${scene}/${connection}/${first + round}/${step}`
            const { status, text } = await send({ method: 'POST', path, body: {} })
            if (status !== 200) throw new Error(`The floor answered ${status}: ${text}`)
            bytes = text.length
          }
          return bytes
        })
      await run(0, warmUpRounds)
      const start = await readFigures()
      const before = processorTime(child.pid ?? 0)
      const measured = await run(warmUpRounds, counted)
      const cpu = (processorTime(child.pid ?? 0) - before) / measured.done
      const end = await readFigures()
      return {
        ...measured,
        cpu,
        written: end.written - start.written,
        different: end.different,
      }
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
