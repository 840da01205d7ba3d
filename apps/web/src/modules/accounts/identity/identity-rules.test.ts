import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { identityProblems, type IdentityValues } from './identity-rules.ts'

const texts = JSON.parse(readFileSync(`${import.meta.dirname}/../texts/zh.json`, 'utf8')) as {
  identity: Record<string, string>
}
const right: IdentityValues = {
  school: 'sign',
  name: 'Priya a/p Raman',
  number: 'TC-2026/0417',
  code: '8888',
}
const said = (kind: 'student' | 'teacher', change: Partial<IdentityValues>) =>
  Object.values(identityProblems(kind, { ...right, ...change }))
    .filter((key) => key !== undefined)
    .map((key) => texts.identity[key])

describe('the values of an identity', () => {
  it.each([
    ['[ACC-170]', 'school', '请选择所在学校'],
    ['[ACC-171]', 'name', '请输入姓名'],
    ['[ACC-172]', 'number', '请输入学号'],
    ['[ACC-174]', 'code', '请输入验证码'],
  ])('[ACC-169] %s asks for a missing %s', (_, field, text) => {
    expect(said('student', { [field]: ' '.repeat(field === 'school' ? 0 : 2) })).toEqual([text])
  })

  it('[ACC-173] [ACC-175] have a teacher number of at most ten characters', () => {
    expect(said('teacher', { number: '' })).toEqual(['请输入不超过十位的工号'])
    expect(said('teacher', { number: '12345678901' })).toEqual(['请输入不超过十位的工号'])
    expect(said('teacher', { number: '1234567890' })).toEqual([])
  })

  it('[ACC-177] may have names and numbers as used in Malaysia and China', () => {
    expect(said('student', {})).toEqual([])
    expect(said('student', { name: '阿布都热依木·买买提', number: '2026-0001' })).toEqual([])
    expect(said('student', { number: '1'.repeat(21) })).toHaveLength(1)
    expect(said('student', { name: '<b>x</b>' })).toHaveLength(1)
  })
})
