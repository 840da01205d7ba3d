import type { Language, resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { categories } from './categories.ts'
import { cities, groupOf } from './check.ts'
import { industries } from './industries.ts'
import { type Place, places } from './places.ts'
import { positionGroups } from './positions.ts'
import { skillsOf } from '../taxonomy/skills.ts'
import { skillBook } from '../taxonomy/queries.ts'
import { presentTag, type Tag } from '../tag.ts'

/** RES-023: Kuala Lumpur, Petaling Jaya, George Town, Johor Bahru, Singapore, Beijing, Shanghai, Hangzhou, Guangzhou, Shenzhen. */
const hotCities = [
  'MY-14-01',
  'MY-12-02',
  'MY-07-01',
  'MY-01-01',
  'SG-01-01',
  'CN-01-01',
  'CN-03-01',
  'CN-12-01',
  'CN-20-01',
  'CN-20-02',
]

const all = (tags: readonly Tag[], language: Language) =>
  tags.map((tag) => presentTag(tag, language))

const place = ({ pathCode, names }: Place, language: Language) => ({
  pathCode,
  name: names[language],
})

/** The tags from which a student chooses (RES-023, RES-034, RES-047, RES-053). */
export const tagAnswers: SomeAnswers<
  typeof resume,
  | 'positionTags'
  | 'industryTags'
  | 'skillInfo'
  | 'cityTags'
  | 'hotCityTags'
  | 'qualificationCategories'
> = {
  positionTags: async (input, { language: spoken }) => {
    const language = input.language ?? spoken
    return positionGroups.map((group) => ({
      ...presentTag(group, language),
      tags: all(group.tags, language),
    }))
  },
  industryTags: async (input, { language }) => all(industries, input.language ?? language),
  skillInfo: async ({ code }, { db, school, language }) => {
    const group = groupOf(code)
    const { own } = await skillBook(db, school.id)
    const fits = own.filter(({ jobGroup }) => !jobGroup || jobGroup === group)
    return [...all(skillsOf(group), language), ...all(fits, language)]
  },
  cityTags: async (input, { language: spoken }) => {
    const language = input.language ?? spoken
    return places.map((country) => ({
      ...place(country, language),
      childTagInfo: country.children.map((state) => ({
        ...place(state, language),
        childTagInfo: state.children.map((city) => place(city, language)),
      })),
    }))
  },
  hotCityTags: async (_, { language }) =>
    hotCities.flatMap((code) => {
      const city = cities.get(code)
      return city ? [place(city, language)] : []
    }),
  qualificationCategories: async (input, { language }) =>
    all(categories, input.language ?? language),
}
