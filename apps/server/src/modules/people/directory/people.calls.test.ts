import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@titian/contract'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { makeAccount } from '../../accounts/factories.ts'

let world: World
let admin: Person

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('schoolAdmin,normal')
})
afterAll(() => world.close())

const list = (
  input: Parameters<typeof world.ask<typeof people.listPeople>>[1],
  by: Person = admin,
) => world.ask(people.listPeople, input, by)

describe('the people of a school', () => {
  it('[ACC-218] is for staff only', async () => {
    const [student, teacher] = [await world.person(), await world.person('teacher,normal')]
    expect((await list({}, student)).body.code).toBe(-6)
    expect((await list({}, teacher)).body.code).toBe(-6)
    expect((await world.ask(people.listPeople, {})).body.code).toBe(-1001)
  })

  it('lists the own school, newest first, in pages and few statements', async () => {
    const stranger = await world.person('schoolAdmin,normal', world.otherSchoolId)
    const newest = await makeAccount(world, {
      name: 'Newest',
      roles: 'student,normal',
      studentCard: 'S-1',
    })
    const { body } = await list({ size: 2 })
    expect(body.data?.list[0]).toMatchObject({
      sign: world.seal('user', newest.userId),
      name: 'Newest',
      studentCard: 'S-1',
      disabled: false,
      lastLoginAt: null,
    })
    expect(body.data?.list).toHaveLength(2)
    const all = await list({ size: 100 })
    expect(all.body.data?.list).toHaveLength(all.body.data?.total ?? -1)
    expect(
      all.body.data?.list.some(({ sign }) => sign === world.seal('user', stranger.userId)),
    ).toBe(false)
    expect((await list({ page: 99 })).body.data).toMatchObject({
      list: [],
      total: all.body.data?.total,
    })
    expect(await world.statementsOf(() => list({ size: 100 }))).toBeLessThanOrEqual(3)
  })

  it('[FRM-142] fifteen to a page where nobody asks for another size', async () => {
    for (let made = 0; made < 16; made += 1) await makeAccount(world)
    const { body } = await list({})
    expect(body.data?.list).toHaveLength(15)
    expect(body.data?.total).toBeGreaterThan(15)
  })

  it('finds a part of a name or of a phone, and a role', async () => {
    const { mobile } = await makeAccount(world, { name: '100%_Kavitha', roles: 'teacher,normal' })
    const names = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).body.data?.list.map(({ name }) => name)
    expect(await names({ name: '0%_kav' })).toEqual(['100%_Kavitha'])
    expect(await names({ name: '%%' })).toEqual([])
    expect(await names({ name: `0${mobile}` })).toEqual(['100%_Kavitha'])
    expect(await names({ role: 'teacher', name: 'kavitha' })).toEqual(['100%_Kavitha'])
    expect(await names({ role: 'student', name: 'kavitha' })).toEqual([])
    expect(await names({ role: 'staff' })).toEqual([admin.name])
  })
})

describe('looking for somebody', () => {
  it('[ACC-283] finds what the page shows, however it is written', async () => {
    const { userId } = await makeAccount(world, {
      mobile: '132000116',
      name: 'Nur Aisyah binti Hamzah',
      studentCard: '2024-CB-0315',
    })
    const sign = world.seal('user', userId)
    const texts = [
      '+60 132000116',
      '013-200 0116',
      '0132000116',
      '60132000116',
      '132000116',
      '2024-cb-0315',
      'aisyah hamzah',
      'HAMZAH nur',
    ]
    for (const name of texts) {
      const { body } = await world.ask(people.listPeople, { name }, admin)
      expect([name, body.data?.list.map((one) => one.sign)]).toEqual([name, [sign]])
    }
    const other = await world.ask(people.listPeople, { name: 'aisyah ali' }, admin)
    expect(other.body.data?.total).toBe(0)
  })
})
