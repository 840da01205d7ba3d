import { describe, expect, it } from 'vitest'
import { readForm } from './rules.ts'

const sign = 'sign-of-the-school'
const good = { code: '8888', type: 1 as const, identityId: 'S-1', name: '陈思远', sourceSign: sign }

describe('the identity form', () => {
  it('[ACC-166] [ACC-167] accepts either spelling of each field', () => {
    const { identityId: studentId, name: realName, sourceSign: school, ...rest } = good
    const read = { kind: 'student', number: 'S-1', name: '陈思远' }
    expect(readForm(good, sign, 'en')).toEqual(read)
    expect(readForm({ ...rest, studentId, realName, school }, sign, 'en')).toEqual(read)
    expect(
      readForm({ ...rest, identityId: '', studentId, name: '', realName, school }, sign, 'en'),
    ).toEqual(read)
  })

  it('[ACC-168] distinguishes students and teachers by the type', () => {
    expect(readForm({ ...good, type: 2 }, sign, 'en')).toMatchObject({ kind: 'teacher' })
  })

  it('[ACC-169] [ACC-170] [ACC-171] [ACC-172] [ACC-173] [ACC-174] reports every missing field', () => {
    expect(readForm({ type: 1 }, sign, 'zh')).toEqual({
      fields: {
        sourceSign: '请选择所在学校',
        name: '请输入姓名',
        identityId: '请输入学号',
        code: '请输入验证码',
      },
    })
    expect(readForm({ ...good, type: 2, identityId: '' }, sign, 'zh')).toEqual({
      fields: { identityId: '请输入不超过十位的工号' },
    })
  })

  it('[ACC-175] accepts eleven characters for a student and refuses them for a teacher', () => {
    const long = { ...good, identityId: '12345678901' }
    expect(readForm(long, sign, 'zh')).toMatchObject({ number: '12345678901' })
    expect(readForm({ ...long, type: 2 }, sign, 'zh')).toEqual({
      fields: { identityId: '请输入不超过十位的工号' },
    })
  })

  it('[ACC-177] explains an invalid name or number', () => {
    const wrong = readForm({ ...good, name: '1', identityId: 'a b' }, sign, 'en')
    expect(wrong).toEqual({
      fields: {
        name: 'A name has 2 to 60 letters.',
        identityId: 'A student number has at most 20 letters, digits, hyphens or slashes.',
      },
    })
  })
})
