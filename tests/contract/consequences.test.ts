import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rightfulAsker } from './asking.ts'
import { everyCall } from './every-call.ts'
import { Sandbox } from './sandbox.ts'
import { openScene, type Scene } from './scene.ts'
import { send } from './sender.ts'

let scene: Scene
let sandbox: Sandbox

beforeAll(async () => {
  scene = await openScene()
  sandbox = await Sandbox.enter(scene.testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await scene.testApp.close()
})

const reason = 'Only this call gave this reason.'
/** Prepares the rows for the calls whose sample would otherwise change nothing. */
const prepared: Record<string, () => Promise<unknown>> = {
  'certificates.issueCertificates': async () => {
    const join = everyCall.find(({ name }) => name === 'addCourseStudents')
    if (!join) throw new Error('There is no call that adds students to a course.')
    const { testApp, first } = scene
    const input = await join.sample(first)
    expect((await send(testApp, join.call, input, rightfulAsker(join, first))).body.ok).toBe(true)
  },
  'people.removePersonTwoStep': () => {
    const { testApp, first } = scene
    const personId = testApp.app.deps.signs.open('user', first.staff.person)
    return testApp.database.pool.query(
      `insert into two_steps (school_id, user_id, sealed_secret, created_at, confirmed_at)
       select school_id, id, 'sealed', $2, $2 from users where id = $1`,
      [personId, testApp.clock.now()],
    )
  },
}

/**
 * Tables in which consequences are expected: the audit log, and for a decision about a late answer
 * the record of its attempt.
 */
const logged = `select 1 from audit_entries where reason = $1
  union all select 1 from attempt_events where detail ->> 'reason' = $1`

const marked = everyCall.filter(({ call }) => call.consequence !== undefined)

describe('[FRM-380] a change of money, documents or accounts is logged with its reason', () => {
  it.each(marked.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_, named) => {
      const { testApp, first } = scene
      expect(Object.keys(named.call.input.shape)).toContain('reason')
      const input = { ...(await named.sample(first)), reason }
      testApp.clock.pass(1)
      const { result } = await sandbox.undone(async () => {
        await prepared[`${named.noun}.${named.name}`]?.()
        const reply = await send(testApp, named.call, input, rightfulAsker(named, first))
        const { rows } = await testApp.database.pool.query(logged, [reason])
        return { reply, logged: rows.length }
      })
      expect(result.reply.body).toMatchObject({ ok: true })
      expect(result.logged).toBeGreaterThan(0)
    },
  )
})
