import { operations } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const ask = async (roles: string) =>
  app.ask(operations.installationHealth, {}, await app.person(roles))

it('[OPS-013] [OPS-014] shows platform administrators alone the health of the installation, all the same round', async () => {
  for (const roles of ['schoolAdmin,normal', 'teacher,normal', 'student,normal'])
    expect((await ask(roles)).body).toMatchObject({ ok: false, code: -6 })
  const answers = await Promise.all([ask('platformAdmin,normal'), ask('platformAdmin,normal')])
  const [first, second] = answers.map(({ body }) => body)
  expect(first).toMatchObject({ ok: true, code: 200 })
  expect(first).toEqual(second)
  expect(JSON.stringify(first)).toContain('"name":"migrations","state":"ok"')
})

it('[OPS-012] answers a probe with a signature of this installation, and no other text', async () => {
  const probe = 'a'.repeat(22)
  const answer = async (query: string) =>
    (await app.app.http.inject({ method: 'GET', url: `/healthz${query}` })).json<object>()
  const { probes } = app.app.services.sealers
  expect(await answer(`?probe=${probe}`)).toEqual({
    ok: true,
    state: 'alive',
    probe: { proof: probes.sign(probe), scheme: 'http' },
  })
  for (const query of ['', '?probe=', `?probe=${probe}a`, `?probe=${probe}&probe=${probe}`])
    expect(await answer(query)).toEqual({ ok: true, state: 'alive' })
})
