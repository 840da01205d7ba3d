import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { publicReturn, staffReturn, teacherAddress } from './after-sign-in.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('https://school.example/login')))
afterAll(() => void vi.unstubAllGlobals())

it('[ACC-080] leads a teacher to the teacher site with the code in the query', () => {
  expect(teacherAddress({ tab: 'teacher', teacherToken: 'a b' }, null)).toBe(
    '/teacher/#/teachingCenter?teacherToken=a%20b',
  )
})

it('[ACC-081] [FRM-070] prefers a return url that stays on this site', () => {
  expect(teacherAddress({ tab: 'teacher', teacherToken: 't' }, '/course?page=2')).toBe(
    '/course?page=2',
  )
  expect(teacherAddress({ tab: 'teacher', teacherToken: 't' }, '//elsewhere.example')).toBe('/home')
})

it('[ACC-082] leads a teacher with neither code nor return url to the entrance', () => {
  expect(teacherAddress({ tab: 'teacher' }, null)).toBe('/')
})

it('leaves the address of a student to the page', () => {
  expect(teacherAddress({ tab: 'student', teacherToken: 't' }, '/course')).toBeNull()
})

it('[FRM-026] goes back to a public page when the sign-in is closed, else home', () => {
  expect(publicReturn('/courseDetail/abc')).toBe('/courseDetail/abc')
  expect(publicReturn('/home/learning/center')).toBe('/home')
  expect(publicReturn(null)).toBe('/home')
})

it('[ACC-285] leads back to the site of the staff that somebody came from, and nowhere else', () => {
  expect(staffReturn('/teacher/#/login')).toBe('/teacher/#/login')
  expect(staffReturn('/admin/#/login')).toBe('/admin/#/login')
  for (const other of [null, '/home', '/teachers', '//evil.example/admin/', '/home/../x'])
    expect(staffReturn(other)).toBeNull()
})
