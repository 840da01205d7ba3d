import { courseFields } from '@titian/contract'
import { expect, it } from 'vitest'
import { secondCourses } from './courses-second.ts'
import { courses } from './courses.ts'

it('[TCH-013] keeps the demo courses within the limits that teachers have', () => {
  const names = [...courses, ...secondCourses].flatMap(({ name }) => [name.en, name.zh, name.my])
  const limit = courseFields.shape.courseName
  expect(names.filter((name) => !limit.safeParse(name).success)).toEqual([])
})
