import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { ownAddress, readSocialName } from './rules.ts'

const origin = 'https://first.example:8443'

describe('the return address of a scan', () => {
  it('[FRM-070] is a path or an absolute address of this site', () => {
    expect(ownAddress('/login?url=%2Fcourse', origin)).toBe(`${origin}/login?url=%2Fcourse`)
    expect(ownAddress(`${origin}/my/login`, origin)).toBe(`${origin}/my/login`)
    expect(ownAddress(origin, origin)).toBe(`${origin}/`)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    `${origin}.evil.example/`,
    `${origin}@evil.example/`,
    'https://first.example:8443@evil.example/',
    'https://first.example/',
    'http://first.example:8443/',
    'javascript:alert(1)',
    'login',
    ' /login',
    '',
  ])('[FRM-070] is not %j', (callBack) => {
    expect(ownAddress(callBack, origin)).toBeUndefined()
  })

  it('[FRM-070] is never another site, whatever is sent', () => {
    const odd = fc.array(
      fc.constantFrom('/', '\\', ':', '@', '.', 'evil.example', '\t', '%2f', '#', '?', 'https:'),
    )
    fc.assert(
      fc.property(odd, (parts) => {
        const address = ownAddress(`/${parts.join('')}`, origin)
        if (address) expect(new URL(address).origin).toBe(origin)
      }),
    )
  })
})

it('shortens the name of a social account to one line of sixty letters', () => {
  expect(readSocialName(' 林\n小\u202e雨 ')).toBe('林 小 雨')
  expect(readSocialName('😀'.repeat(80))).toBe('😀'.repeat(60))
})
