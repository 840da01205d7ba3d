import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../../apps/server/src/platform/database/database.ts'
import { rightfulAsker } from '../asking.ts'
import { everyCall } from '../every-call.ts'
import { rows } from '../rows.ts'
import { openScene, type Scene } from '../scene.ts'
import { send } from '../sender.ts'

const server = process.env.DATABASE_URL
let scene: Scene
let readOnly: Database
let failures: unknown[] = []
let uses = 0

beforeAll(async () => {
  if (!server) return
  scene = await openScene()
  const { testApp } = scene
  const [row] = await rows<{ name: string }>(testApp, 'select current_database() as name', [])
  const url = new URL(server)
  url.pathname = `/${row?.name}`
  url.searchParams.set('options', '-c default_transaction_read_only=on')
  readOnly = await openDatabase({ url: url.href, poolSize: 2, directory: '' })
  // Takes the place of a replica that has everything.
  testApp.app.deps.replica = {
    dbAsOf: (_moment: number, share: Parameters<Database['dbFor']>[0]) => {
      uses += 1
      return readOnly.dbFor(share)
    },
    failed: (error: unknown) => failures.push(error),
  } as unknown as NonNullable<typeof testApp.app.deps.replica>
})
afterAll(async () => {
  await readOnly?.close()
  await scene?.testApp.close()
})

describe.runIf(server)('a call that may lag', () => {
  it.each(everyCall.filter(({ call }) => call.mayLag).map((one) => [one.name, one] as const))(
    '[OPS-100] is answered by a database that takes no writes: %s',
    async (_name, named) => {
      failures = []
      uses = 0
      const { testApp, first } = scene
      testApp.clock.pass(1)
      const sample = await named.sample(first)
      const reply = await send(testApp, named.call, sample, rightfulAsker(named, first))
      expect(reply.status).toBe(200)
      expect(failures).toEqual([])
      expect(uses).toBe(1)
    },
  )

  it('[OPS-100] only reads', () => {
    expect(everyCall.filter(({ call }) => call.mayLag && call.kind !== 'read')).toEqual([])
  })
})
