import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq, isNull } from 'drizzle-orm'
import { accounts } from '@titian/contract'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { actAs, makeMember, sentCode } from '../factories.ts'
import { removeExpired } from '../jobs.ts'
import { sessions } from '../tables.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const staff = () => world.person('schoolAdmin,normal')
const sweep = () => removeExpired(world.app.services, world.clock.now())
const endsOf = ({ userId }: Pick<Person, 'userId'>) =>
  world.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, userId), eq(auditEntries.action, 'impersonation.ended')))

describe('an acting that nobody left', () => {
  it('[ACC-241] is written down once when it ran out, with the moment at which it did', async () => {
    const [admin, student] = [await staff(), await makeMember(world)]
    const began = world.clock.now()
    await actAs(world, admin, student)
    world.clock.pass(1799)
    await sweep()
    expect(await endsOf(student)).toEqual([])
    world.clock.pass(1800)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await endsOf(student)).toMatchObject([
      {
        schoolId: world.schoolId,
        at: secondsAfter(began, 1800),
        actorId: admin.userId,
        actingForId: student.userId,
        address: '127.0.0.1',
      },
    ])
  })

  it('[ACC-241] was over when the session it was begun from ended', async () => {
    const [admin, student] = [await staff(), await makeMember(world)]
    await actAs(world, admin, student)
    world.clock.pass(600)
    const left = world.clock.now()
    await world.ask(accounts.logout, {}, admin)
    world.clock.pass(1800)
    await sweep()
    expect((await endsOf(student)).map(({ at }) => at)).toEqual([left])
  })

  it('[ACC-241] is not written down again where it was left before it ran out', async () => {
    const [admin, student] = [await staff(), await makeMember(world)]
    await world.ask(accounts.exitImpersonation, {}, await actAs(world, admin, student))
    world.clock.pass(3600)
    await sweep()
    expect(await endsOf(student)).toHaveLength(1)
  })

  it('[ACC-241] is written down when the next one is started, and not later than it ran out', async () => {
    const [admin, one, two] = [await staff(), await makeMember(world), await makeMember(world)]
    await actAs(world, admin, one)
    world.clock.pass(60)
    const left = world.clock.now()
    await actAs(world, admin, two)
    expect((await endsOf(one)).map(({ at }) => at)).toEqual([left])
    world.clock.pass(3600)
    await actAs(world, admin, one)
    expect((await endsOf(two)).map(({ at }) => at)).toEqual([secondsAfter(left, 1800)])
  })

  it('[ACC-156] [ACC-241] is written down when the student’s reset ends it', async () => {
    const [admin, student] = [await staff(), await makeMember(world)]
    const { mobile } = student
    await actAs(world, admin, student)
    await world.ask(accounts.sendCodeForMobile, { mobile, type: 4 })
    const reset = { mobile, mobileCode: await sentCode(world, mobile), newPwd: 'plain:Newer2026' }
    expect((await world.ask(accounts.resetPassword, reset)).body.ok).toBe(true)
    expect((await endsOf(student)).map(({ at }) => at)).toEqual([world.clock.now()])
  })
})

it('[ACC-241] one session acts as one student, also when two are started at the same moment', async () => {
  const admin = await staff()
  const students = [await makeMember(world), await makeMember(world), await makeMember(world)]
  await Promise.all(students.map((student) => actAs(world, admin, student)))
  const living = await world.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.actingAdminId, admin.userId), isNull(sessions.endedAt)))
  expect(living).toHaveLength(1)
  const ended = await Promise.all(students.map(endsOf))
  expect(ended.flat()).toHaveLength(2)
})
