import { courseFields } from '@titian/contract'
import { cardLessons } from '@titian/practice/erp-lessons'
import { stepLessons } from '@titian/practice/market-content'
import { expect, it } from 'vitest'
import { secondCourses } from './courses-second.ts'
import { courses } from './courses.ts'

it('[TCH-013] the demo courses respect the limits of teachers', () => {
  const names = [...courses, ...secondCourses].flatMap(({ name }) => [name.en, name.zh, name.my])
  const limit = courseFields.shape.courseName
  expect(names.filter((name) => !limit.safeParse(name).success)).toEqual([])
})

it('[PRC-243] the demo courses have a lesson for each step of the marketplace and each card of the ERP, by its name in all three languages', () => {
  const titles = courses.flatMap(({ chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.map(({ title }) => title)),
  )
  const wanted = [...Object.values(stepLessons), ...Object.values(cardLessons)]
  const found = wanted.map(({ en }) => titles.find((title) => title.en === en))
  expect(found).toEqual(wanted.map(({ en, zh, ms }) => ({ en, zh, my: ms })))
  expect(wanted).toHaveLength(22)
})
