import { resume } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeMember } from '../../accounts/factories.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  student = await makeMember(testApp)
}, 90_000)
afterAll(() => testApp.close())

describe('the tags of a resume', () => {
  it("[RES-023] [RES-034] [RES-047] [RES-053] have names in the reader's language and codes that forms accept", async () => {
    const tags = async (language: 'en' | 'zh' | 'my') => {
      const asked = { person: student, language }
      return {
        positions: (await testApp.ask(resume.positionTags, {}, asked)).body.data ?? [],
        industries: (await testApp.ask(resume.industryTags, {}, asked)).body.data ?? [],
        cities: (await testApp.ask(resume.cityTags, {}, asked)).body.data ?? [],
        hot: (await testApp.ask(resume.hotCityTags, {}, asked)).body.data ?? [],
        kinds: (await testApp.ask(resume.qualificationCategories, {}, asked)).body.data ?? [],
        skills: (await testApp.ask(resume.skillInfo, { code: 'tester' }, asked)).body.data ?? [],
      }
    }
    const [en, zh, my] = [await tags('en'), await tags('zh'), await tags('my')]
    expect(
      en.positions.flatMap(({ tags: list }) => list).find(({ code }) => code === 'tester')?.name,
    ).toBe('Software tester')
    expect(zh.industries.find(({ code }) => code === 'retail')?.name).toBe('零售')
    expect(my.kinds.find(({ code }) => code === 'driving')?.name).toBe('Lesen memandu')
    const [malaysia] = zh.cities
    const capital = malaysia?.childTagInfo.find(({ name }) => name === '吉隆坡')
    expect(capital?.childTagInfo).toEqual([{ pathCode: 'MY-14-01', name: '吉隆坡' }])
    expect(en.hot.map(({ name }) => name)).toEqual([
      'Kuala Lumpur',
      'Petaling Jaya',
      'George Town',
      'Johor Bahru',
      'Singapore',
      'Beijing',
      'Shanghai',
      'Hangzhou',
      'Guangzhou',
      'Shenzhen',
    ])
    expect(en.skills.map(({ code }) => code)).toEqual(expect.arrayContaining(['cpp', 'teamwork']))
    const codes = en.cities.flatMap(({ childTagInfo }) =>
      childTagInfo.flatMap((state) => state.childTagInfo.map(({ pathCode }) => pathCode)),
    )
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(130)
  })

  it('[RES-097] have names in the language of the call, in any language of the site', async () => {
    const inMalay = { person: student, language: 'my' as const }
    const chinese = { language: 'zh' as const }
    const nameOf = (rows: { code: string; name: string }[] | null | undefined, wanted: string) =>
      rows?.find(({ code }) => code === wanted)?.name
    const { body: positions } = await testApp.ask(resume.positionTags, chinese, inMalay)
    const all = positions.data?.flatMap(({ tags: list }) => list)
    expect(nameOf(all, 'tester')).toMatch(/\p{Script=Han}/u)
    const { body: industries } = await testApp.ask(resume.industryTags, chinese, inMalay)
    expect(nameOf(industries.data, 'retail')).toBe('零售')
    const { body: cities } = await testApp.ask(resume.cityTags, chinese, inMalay)
    expect(cities.data?.[0]?.name).toBe('马来西亚')
    const { body: kinds } = await testApp.ask(resume.qualificationCategories, chinese, inMalay)
    expect(nameOf(kinds.data, 'driving')).toMatch(/\p{Script=Han}/u)
  })
})
