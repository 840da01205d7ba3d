import { describe, expect, it } from 'vitest'
import { readAddress } from './site-address.ts'

const origin = 'https://school.example'

describe('addresses that come from data', () => {
  it('[FRM-188] stays inside the site for its own paths', () => {
    expect(readAddress('/course?isFree=1#top', origin)).toEqual({
      kind: 'inside',
      pathname: '/course',
      search: { isFree: '1' },
      hash: 'top',
    })
    expect(readAddress('https://school.example/home', origin)?.kind).toBe('inside')
  })

  it('[FRM-188] leaves the site for http, https and the other sites of the school', () => {
    expect(readAddress('https://elsewhere.example/a', origin)?.kind).toBe('outside')
    expect(readAddress('//elsewhere.example/a', origin)?.kind).toBe('outside')
    expect(readAddress('/teacher/#/teachingCenter', origin)?.kind).toBe('outside')
  })

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    'file:///etc',
    '',
    null,
  ])('[FRM-188] makes no link of %j', (href) => {
    expect(readAddress(href, origin)).toBeNull()
  })
})
