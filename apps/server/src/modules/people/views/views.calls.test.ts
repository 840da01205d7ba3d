import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostPeopleViews, people, type PeopleFilter } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
let colleague: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  colleague = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const filter: PeopleFilter = {
  name: 'tan',
  role: 'student',
  state: 'disabled',
  className: '2A',
  sort: 'name',
  descending: false,
}
const views = async (by = admin) =>
  (await testApp.ask(people.listPeopleViews, {}, by)).body.data?.list ?? []
const save = (name: string, by = admin, savedFilter = filter) =>
  testApp.ask(people.savePeopleView, { name, filter: savedFilter }, by)
const nameOf = ({ name }: { name: string }) => name

describe('saved views of the list of people', () => {
  it('[ACC-288] store a filter under a name, visible to its owner only', async () => {
    const { body } = await save('Disabled')
    expect(await views()).toEqual([{ sign: body.data?.sign, name: 'Disabled', filter }])
    expect(await views(colleague)).toEqual([])
    expect((await save('Disabled', colleague)).body.ok).toBe(true)
  })

  it('[ACC-288] replace the filter of an existing name, also in parallel', async () => {
    const both = await Promise.all([save('Twice'), save('Twice')])
    expect(new Set(both.map(({ body }) => body.data?.sign)).size).toBe(1)
    await save('Twice', admin, { ...filter, name: 'lim' })
    const saved = (await views()).filter(({ name }) => name === 'Twice')
    expect(saved.map((one) => one.filter.name)).toEqual(['lim'])
  })

  it('[ACC-288] are renamed, unless the name is taken, and deleted', async () => {
    const sign = (await save('Old name')).body.data?.sign ?? ''
    const rename = (name: string, by = admin) =>
      testApp.ask(people.renamePeopleView, { sign, name }, by)
    expect((await rename('Twice')).body).toMatchObject({
      code: -2,
      extend: { fields: { name: 'Another view already has this name.' } },
    })
    expect((await rename('Mine', colleague)).status).toBe(404)
    expect((await rename('New name')).body.ok).toBe(true)
    const remove = (by: Person) => testApp.ask(people.removePeopleView, { sign }, by)
    expect((await remove(colleague)).status).toBe(404)
    expect((await views()).map(nameOf)).toContain('New name')
    await remove(admin)
    expect((await remove(admin)).status).toBe(404)
    expect((await views()).map(nameOf)).not.toContain('New name')
  })

  it('[ACC-288] are at most thirty', async () => {
    const collector = await testApp.person('schoolAdmin,normal')
    for (let number = 1; number <= mostPeopleViews; number += 1)
      await save(`View ${number}`, collector)
    expect((await save('One more', collector)).body).toMatchObject({
      code: -2,
      extend: { fields: { name: expect.stringContaining('At most 30') } },
    })
    expect((await save('View 1', collector)).body.ok).toBe(true)
  })
})
