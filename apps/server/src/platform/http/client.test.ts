import { describe, expect, it } from 'vitest'
import { readCookies } from './client.ts'

describe('[FRM-205] cookies under https', () => {
  it('have the prefix that no sibling host can set', () => {
    const sent = { token: 'of the attacker', '__Host-token': 'own', isLogin: '1', captcha: 'x' }
    expect(readCookies(sent, true)).toEqual({ token: 'own', isLogin: '1' })
    expect(readCookies({ token: 'of the attacker' }, true)).toEqual({})
  })

  it('have their plain names on a machine without TLS', () => {
    expect(readCookies({ token: 'own', language: 'en' }, false)).toEqual({
      token: 'own',
      language: 'en',
    })
  })
})
