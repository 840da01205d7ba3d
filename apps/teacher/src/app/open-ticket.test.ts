import { describe, expect, it } from 'vitest'
import { takeTeacherToken } from './open-ticket.ts'

describe('takeTeacherToken', () => {
  it('[ACC-083] finds the code before the hash and removes it from the address', () => {
    expect(takeTeacherToken('http://s/teacher/?teacherToken=abc#/teachingCenter')).toEqual({
      token: 'abc',
      address: '/teacher/#/teachingCenter',
    })
  })

  it('[ACC-083] finds the code inside the hash and keeps the other words', () => {
    expect(takeTeacherToken('http://s/teacher/?a=1#/records?teacherToken=x%2By&page=2')).toEqual({
      token: 'x+y',
      address: '/teacher/?a=1#/records?page=2',
    })
  })

  it('returns an address without a code unchanged', () => {
    const { token, address } = takeTeacherToken('http://s/teacher/#/records?page=2')
    expect(token).toBeNull()
    expect(address).toBe('/teacher/#/records?page=2')
    expect(takeTeacherToken('http://s/teacher/?teacherToken=').token).toBeNull()
  })
})
