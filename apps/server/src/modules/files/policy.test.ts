import { describe, expect, it } from 'vitest'
import { type Actor, type User, visitor } from '../../platform/actor.ts'
import { isPublic, mayDownload, mayUpload } from './policy.ts'

function user(roles: string[], plan: Partial<User> = {}): User {
  return {
    kind: 'user',
    userId: 1,
    schoolId: 1,
    sessionId: 1,
    name: 'A',
    roles: new Set(roles),
    auditStatus: 2,
    impersonatorId: null,
    ...plan,
  }
}

describe('who may store', () => {
  it('[CRS-120] lets teachers and staff upload course files, and everybody their own picture', () => {
    const [student, teacher, staff] = [
      user(['student', 'normal']),
      user(['teacher']),
      user(['schoolAdmin']),
    ]
    expect([student, teacher, staff].map((one) => mayUpload(one, 'lessonVideo'))).toEqual([
      false,
      true,
      true,
    ])
    expect([student, teacher, staff].map((one) => mayUpload(one, 'avatar'))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('[TCH-153] lets teachers and staff upload pictures in texts, which everybody may see', () => {
    const people = [['student'], ['teacher'], ['schoolAdmin']].map((roles) => user(roles))
    expect(people.map((one) => mayUpload(one, 'textPicture'))).toEqual([false, true, true])
    expect(isPublic({ purpose: 'textPicture' })).toBe(true)
    expect(people.map((one) => mayUpload(one, 'textVideo'))).toEqual([false, true, true])
    expect(isPublic({ purpose: 'textVideo' })).toBe(true)
    expect(isPublic({ purpose: 'material' })).toBe(false)
  })

  it('[ACC-218] [TCH-078] lets only staff upload pictures of the school, and teachers too lists of people', () => {
    const people = [['student'], ['teacher'], ['schoolAdmin'], ['platformAdmin']].map((roles) =>
      user(roles),
    )
    const allowed = (purpose: 'sheet' | 'schoolImage') =>
      people.map((one) => mayUpload(one, purpose))
    expect(allowed('schoolImage')).toEqual([false, false, true, true])
    expect(allowed('sheet')).toEqual([false, true, true, true])
    expect(mayUpload(user(['schoolAdmin', 'student'], { impersonatorId: 9 }), 'sheet')).toBe(false)
  })

  it('[ACC-241] refuses visitors and a person who impersonates another', () => {
    expect(
      [visitor, user(['student'], { impersonatorId: 9 })].map((one) => mayUpload(one, 'avatar')),
    ).toEqual([false, false])
  })
})

describe('who may download', () => {
  const file = { schoolId: 1, ownerId: 7, purpose: 'material' } as const
  const people: [string, Actor, boolean][] = [
    ['the owner', user(['teacher'], { userId: 7 }), true],
    ['the staff of the school', user(['schoolAdmin']), true],
    ['a classmate', user(['student']), false],
    ['another teacher', user(['teacher']), false],
    ['the staff of another school', user(['schoolAdmin'], { schoolId: 2 }), false],
    ['a visitor', visitor, false],
  ]
  it.each(people)('[FRM-176] decides for %s', (_, actor, may) => {
    expect(mayDownload(actor, file)).toBe(may)
  })

  it('shows covers, avatars and pictures of the school to everybody, and no list of people to another teacher', () => {
    expect(mayDownload(visitor, { ...file, purpose: 'cover' })).toBe(true)
    expect(mayDownload(visitor, { ...file, purpose: 'schoolImage' })).toBe(true)
    expect(mayDownload(user(['teacher']), { ...file, purpose: 'sheet' })).toBe(false)
    expect(isPublic({ purpose: 'lessonVideo' })).toBe(false)
  })
})
