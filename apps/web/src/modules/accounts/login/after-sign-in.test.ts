import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { publicReturn, staffReturn, teacherAddress } from './after-sign-in.ts'

beforeEach(() => void vi.stubGlobal('location', new URL('https://school.example/login')))
afterAll(() => void vi.unstubAllGlobals())

it('[ACC-080] a teacher is led to the teacher site with the code in the query', () => {
  expect(teacherAddress({ tab: 'teacher', teacherToken: 'a b' }, null)).toBe(
    '/teacher/#/teachingCenter?teacherToken=a%20b',
  )
})

it('[ACC-081] [FRM-070] a return address on this site is preferred', () => {
  expect(teacherAddress({ tab: 'teacher', teacherToken: 't' }, '/course?page=2')).toBe(
    '/course?page=2',
  )
  expect(teacherAddress({ tab: 'teacher', teacherToken: 't' }, '//elsewhere.example')).toBe('/home')
})

it('[ACC-082] a teacher without code and return address is led to the entrance', () => {
  expect(teacherAddress({ tab: 'teacher' }, null)).toBe('/')
})

it('the address of a student is decided by the page', () => {
  expect(teacherAddress({ tab: 'student', teacherToken: 't' }, '/course')).toBeNull()
})

it('[FRM-026] closing the sign-in returns to a public page, otherwise to the home page', () => {
  expect(publicReturn('/courseDetail/abc')).toBe('/courseDetail/abc')
  expect(publicReturn('/home/learning/center')).toBe('/home')
  expect(publicReturn(null)).toBe('/home')
})

it('[ACC-285] only addresses of the staff sites are accepted as the site a person came from', () => {
  expect(staffReturn('/teacher/#/login')).toBe('/teacher/#/login')
  expect(staffReturn('/admin/#/login')).toBe('/admin/#/login')
  for (const other of [null, '/home', '/teachers', '//evil.example/admin/', '/home/../x'])
    expect(staffReturn(other)).toBeNull()
})
