import type { Finding } from '@titian/contract'
import { randomBytes, randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { tolerance } from '../platform/database/database-clock.ts'
import { describeFailure } from '../platform/database/database.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import { type Check, found } from './check.ts'

/** The lowest release of package.json. */
const needed = '20.19'

export function judgeNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = needed.split('.').map(Number)
  const isOld = major < leastMajor || (major === leastMajor && minor < leastMinor)
  return isOld
    ? found('problem', 'nodeOld', { version, needed })
    : found('ok', 'nodeOk', { version })
}

export const nodeCheck: Check = {
  name: 'node',
  run: () => Promise.resolve([judgeNode(process.versions.node)]),
}

/** Milliseconds; a larger difference closes exams at visibly wrong times in the log. */
const graveDifference = 30_000

/** @param ahead milliseconds by which the machine is ahead of the database */
export function judgeClock(ahead: number): Finding {
  if (Math.abs(ahead) <= tolerance) return found('ok', 'clockOk')
  const state = Math.abs(ahead) > graveDifference ? 'problem' : 'warning'
  const seconds = Math.round(Math.abs(ahead) / 1000)
  return found(state, ahead > 0 ? 'clockAhead' : 'clockBehind', { seconds })
}

/** @param wall the clock of the machine, in milliseconds */
export const clockCheck = (
  pool: Pick<DatabasePool, 'kind' | 'query'>,
  wall: () => number = Date.now,
): Check => ({
  name: 'clock',
  async run() {
    if (pool.kind === 'embedded') return [found('ok', 'clockShared')]
    const from = wall()
    const { rows } = await pool.query(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    )
    const to = wall()
    const { at } = rows[0] as { at: number }
    // The database read its clock at some time between request and response.
    const [most, least] = [to - at, from - at]
    return [judgeClock(least > 0 ? least : Math.min(most, 0))]
  },
})

const megabyte = 1024 * 1024
/** Below so many times the floor, or so many megabytes, the disk will be full soon. */
const soon = { floors: 3, megabytes: 2048 }

export function judgeDisk(free: number | undefined, floorMegabytes: number): Finding {
  if (free === undefined) return found('off', 'diskUnknown')
  const values = { megabytes: Math.floor(free / megabyte), floor: floorMegabytes }
  if (values.megabytes < floorMegabytes) return found('problem', 'diskFull', values)
  if (values.megabytes < Math.max(floorMegabytes * soon.floors, soon.megabytes))
    return found('warning', 'diskSoon', values)
  return found('ok', 'diskOk', { gigabytes: Math.floor(values.megabytes / 1024) })
}

export const diskCheck = (files: Pick<FileStore, 'freeBytes'>, floorMegabytes: number): Check => ({
  name: 'disk',
  run: async () => [judgeDisk(await files.freeBytes(), floorMegabytes)],
})

/** Writes, reads and removes a file of its own, which is the only change that the checks make. */
export const storageCheck = (files: Pick<FileStore, 'write' | 'read' | 'remove'>): Check => ({
  name: 'storage',
  async run() {
    // A folder of its own would belong to the user of the first check, who may not be the server.
    const key = `probe-${randomUUID()}`
    const bytes = randomBytes(1024)
    try {
      await files.write(key, bytes)
      const read = await buffer(files.read(key))
      return [read.equals(bytes) ? found('ok', 'storageOk') : found('problem', 'storageDiffers')]
    } catch (error) {
      return [found('problem', 'storageFailed', { text: describeFailure(error) })]
    } finally {
      await files.remove(key).catch(() => undefined)
    }
  },
})
