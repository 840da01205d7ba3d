import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { isLocalName, plainHost, readHost } from './rules.ts'

describe('local hosts', () => {
  it.each([
    ['Localhost:3000', 'localhost'],
    ['teratai.example.', 'teratai.example'],
    ['[::1]:80', '::1'],
    ['::1', '::1'],
    ['127.0.0.1', '127.0.0.1'],
  ])('reads %s as %s', (host, plain) => {
    expect(plainHost(host)).toBe(plain)
  })

  it('are the names of the machine itself only', () => {
    expect(['localhost', '127.0.0.1', '::1'].every(isLocalName)).toBe(true)
    expect(isLocalName('other.localhost')).toBe(false)
  })
})

describe('a host typed by a person', () => {
  it.each([
    ['School.Example:8080', 'school.example'],
    [' teratai.localhost. ', 'teratai.localhost'],
    ['[::1]:3000', '::1'],
    ['10.0.0.7', '10.0.0.7'],
    ['München.example', 'xn--mnchen-3ya.example'],
  ])('reads %s as %s', (written, host) => {
    expect(readHost(written)).toBe(host)
  })

  it.each(['', 'https://a.example', 'a.example/path', 'a b', 'a@b.example', '-a.example', 'a..b'])(
    'is refused as %j',
    (written) => {
      expect(readHost(written)).toBeUndefined()
    },
  )

  it("is normalised to the form in a browser's request", () => {
    fc.assert(
      fc.property(fc.domain(), fc.nat(65_535), (host, port) => {
        expect(readHost(`${host}:${port}`)).toBe(new URL(`http://${host}`).hostname)
      }),
    )
  })
})
