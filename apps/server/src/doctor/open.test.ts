import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../env.ts'
import { lockDirectory } from '../platform/database/lock.ts'
import { found } from './check.ts'
import { openForChecks } from './open.ts'

/** Checks an embedded database that a server uses whose /readyz gives this answer. */
async function checkBeside(ready: object) {
  const server = createServer((_request, response) => response.end(JSON.stringify(ready)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const directory = await mkdtemp(join(tmpdir(), 'titian-doctor-'))
  await mkdir(join(directory, 'database'))
  const unlock = lockDirectory(directory)
  onTestFinished(async () => {
    unlock()
    server.close()
    await rm(directory, { recursive: true })
  })
  const { port } = server.address() as AddressInfo
  const check = await openForChecks(readEnv({ DATA_DIR: directory, PORT: String(port) }))
  if (!('run' in check)) throw new Error('The database in use was opened.')
  return check.run(AbortSignal.timeout(10_000))
}

it('[OPS-011] finds no warning where the server in use is ready', async () => {
  expect(await checkBeside({ ok: true, state: 'ready' })).toEqual([found('ok', 'databaseInUse')])
})

it('[OPS-011] names each warning of the server in use', async () => {
  expect(await checkBeside({ ok: true, state: 'degraded', disk: 'nearly full' })).toEqual([
    found('ok', 'databaseInUse'),
    found('warning', 'serverWarns', { text: 'disk: nearly full' }),
  ])
})
