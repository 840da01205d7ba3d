import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayImpersonate } from './policy.ts'

const known = ['student', 'normal', 'teacher', 'schoolAdmin', 'platformAdmin']
const rolesOf = fc.subarray(known)
const admin = { userId: 1, schoolId: 5, roles: new Set(['schoolAdmin', 'normal']) }
const student = { id: 2, schoolId: 5, roles: 'student,normal', disabled: false }

it('[ACC-210] allows staff to impersonate a student of the school', () => {
  expect(mayImpersonate(admin, student)).toBe(true)
  expect(mayImpersonate({ ...admin, roles: new Set(['platformAdmin']) }, student)).toBe(true)
})

it('[ACC-210] allows nobody to impersonate a teacher, staff, a disabled person, themselves or people of another school', () => {
  fc.assert(
    fc.property(rolesOf, rolesOf, fc.boolean(), fc.boolean(), fc.boolean(), (...drawn) => {
      const [actorRoles, subjectRoles, disabled, isSame, isElsewhere] = drawn
      const actor = { ...admin, roles: new Set(actorRoles) }
      const subject = {
        id: isSame ? actor.userId : 2,
        schoolId: isElsewhere ? 6 : 5,
        roles: subjectRoles.join(','),
        disabled,
      }
      const above = ['teacher', 'schoolAdmin', 'platformAdmin']
      const mustNot =
        disabled ||
        isSame ||
        isElsewhere ||
        subjectRoles.some((role) => above.includes(role)) ||
        !subjectRoles.includes('student') ||
        !actorRoles.some((role) => role.endsWith('Admin'))
      expect(mayImpersonate(actor, subject)).toBe(!mustNot)
    }),
  )
})
