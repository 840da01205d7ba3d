import { expect, it } from 'vitest'
import { contract } from '../index.ts'
import { roleNames } from './rules.ts'

it('[ACC-220] [ACC-221] there is no role or sign-in for companies, which respond by signed links', () => {
  expect(roleNames).toEqual(['teacher', 'student', 'normal'])
  const calls = Object.values(contract).flatMap((noun) => Object.entries(noun))
  const who = new Set<string>(calls.map(([, call]) => call.who))
  expect(who).toEqual(new Set(['anyone', 'signedIn', 'staff', 'teacher']))
  const { companyDetails } = contract.employment
  expect(companyDetails.who).toBe('anyone')
  const answering = [
    contract.applications.companyApplication,
    contract.applications.answerApplication,
  ]
  for (const call of answering) {
    expect(call.who).toBe('anyone')
    expect(Object.keys(call.input.shape)).toContain('token')
  }
})
