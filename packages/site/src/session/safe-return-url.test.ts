import { describe, expect, it } from 'vitest'
import { homeWithReturn, safeReturnUrl } from './safe-return-url.ts'

const origin = 'https://school.example'
const safe = (url: string | null | undefined) => safeReturnUrl(url)

describe('return address after sign-in', () => {
  it.each([
    '/course',
    '/courseDetail/abc?tab=exam',
    '/zh/home/learning/center#today',
    '/home?url=%2Fcourse',
  ])('[FRM-070] follows the path %s of this site', (url) => {
    expect(safe(url)).toBe(url)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/%2e//evil.example',
    '/home/..//evil.example',
    '/teacher/..//evil.example',
    'course',
    ' /course',
    '',
    null,
    undefined,
  ])('[FRM-070] sends %j to the home page', (url) => {
    expect(safe(url)).toBe('/home')
  })

  it('[FRM-067] carries path and query of the page on which the session ended', () => {
    const address = homeWithReturn('/home/learning/courses?status=1&page=2')
    expect(address).toBe('/home?url=%2Fhome%2Flearning%2Fcourses%3Fstatus%3D1%26page%3D2')
    expect(safe(new URL(address, origin).searchParams.get('url'))).toBe(
      '/home/learning/courses?status=1&page=2',
    )
  })
})
