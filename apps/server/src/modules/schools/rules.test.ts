import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanAgreementHtml } from './clean-html.ts'
import { isLocalName, plainHost, safeAddress } from './rules.ts'

describe('hosts', () => {
  it.each([
    ['Localhost:3000', 'localhost'],
    ['teratai.example.', 'teratai.example'],
    ['[::1]:80', '::1'],
    ['::1', '::1'],
    ['127.0.0.1', '127.0.0.1'],
  ])('reads %s as %s', (host, plain) => {
    expect(plainHost(host)).toBe(plain)
  })

  it('takes the machine itself for local, and nothing else', () => {
    expect(['localhost', '127.0.0.1', '::1'].every(isLocalName)).toBe(true)
    expect(isLocalName('other.localhost')).toBe(false)
  })
})

describe('addresses from data', () => {
  it('[FRM-188] follows paths of this site and http addresses only', () => {
    expect(safeAddress('/course?isFree=1')).toBe('/course?isFree=1')
    expect(safeAddress('https://partner.example/a')).toBe('https://partner.example/a')
    for (const bad of [
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'data:text/html,x',
      'java\nscript:1',
      '',
      null,
    ])
      expect(safeAddress(bad)).toBeNull()
  })

  it('[FRM-188] never lets an address of another scheme through', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = safeAddress(text)
        if (kept !== null)
          expect(['http:', 'https:']).toContain(new URL(kept, 'https://school.example').protocol)
      }),
    )
  })
})

describe('agreements', () => {
  it('keeps headings and lists and drops what could run', () => {
    const html = cleanAgreementHtml(
      '<h3>One</h3><ul><li onclick="x()">two</li></ul><script>alert(1)</script><img src=x onerror=1><a href="javascript:x">three</a>',
    )
    expect(html).toBe('<h3>One</h3><ul><li>two</li></ul><a>three</a>')
  })
})
