import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  formOf,
  formTypes,
  identityKindOf,
  nextForm,
  viewOf,
  type FormEvent,
} from './form-machine.ts'

it('[ACC-010] there are ten form types with their public names', () => {
  expect(formTypes).toEqual([
    'login',
    'regist',
    'forget',
    'setPassword',
    'registered',
    'reseted',
    'authentication',
    'authentication_student',
    'authentication_teacher',
    'forget_password',
  ])
})

it('[ACC-011] [ACC-012] [ACC-013] variants share views', () => {
  expect(viewOf('registered')).toBe(viewOf('reseted'))
  expect(viewOf('authentication_student')).toBe(viewOf('authentication'))
  expect(viewOf('authentication_teacher')).toBe(viewOf('authentication'))
  expect(viewOf('forget_password')).toBe(viewOf('forget'))
})

it('[ACC-017] the forms switch between sign-in and registration', () => {
  expect(nextForm('login', 'toRegist')).toBe('regist')
  expect(nextForm('regist', 'toLogin')).toBe('login')
})

it('[ACC-148] [ACC-150] [ACC-152] the recovery leads through its steps and back to the sign-in', () => {
  expect(nextForm('forget', 'verified')).toBe('setPassword')
  expect(nextForm('forget_password', 'verified')).toBe('setPassword')
  expect(nextForm('setPassword', 'back')).toBe('forget')
  expect(nextForm('setPassword', 'reset')).toBe('reseted')
  expect(nextForm('reseted', 'moveOn')).toBe('login')
})

it('[ACC-102] [ACC-251] the identity form follows a sign-in or registration that requires it', () => {
  expect(nextForm('login', 'mustAuthenticate')).toBe('authentication')
  expect(nextForm('regist', 'mustAuthenticate')).toBe('authentication')
  expect(nextForm('login', 'mustAuthenticateAsTeacher')).toBe('authentication_teacher')
})

it('no event leads to an unknown form, or to the new password without verification', () => {
  const events: FormEvent[] = [
    'toLogin',
    'toRegist',
    'toForget',
    'back',
    'codeLost',
    'registered',
    'reset',
    'moveOn',
    'mustAuthenticate',
    'mustAuthenticateAsTeacher',
    'toStudentIdentity',
    'toTeacherIdentity',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (path) => {
      const end = path.reduce(nextForm, 'login')
      expect(formTypes).toContain(end)
      expect(end).not.toBe('setPassword')
      expect(end).not.toBe('reseted')
    }),
  )
})

it('only forms that need no earlier step can be opened directly', () => {
  expect(formOf('regist')).toBe('regist')
  expect(formOf('forget_password')).toBe('forget_password')
  expect(formOf('setPassword')).toBe('login')
  expect(formOf('registered')).toBe('login')
  expect(formOf(undefined)).toBe('login')
  expect(formOf('authentication_teacher')).toBe('authentication_teacher')
})

it('[ACC-018] the identity form switches between students and teachers', () => {
  expect(nextForm('authentication', 'toTeacherIdentity')).toBe('authentication_teacher')
  expect(nextForm('authentication_student', 'toTeacherIdentity')).toBe('authentication_teacher')
  expect(nextForm('authentication_teacher', 'toStudentIdentity')).toBe('authentication_student')
  expect(identityKindOf('authentication')).toBe('student')
  expect(identityKindOf('authentication_teacher')).toBe('teacher')
})
