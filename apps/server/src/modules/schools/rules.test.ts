import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { cleanHtml, isApiRead, safeAddress } from './rules.ts'

describe('addresses in stored data', () => {
  it('[FRM-188] are followed only as paths of this site or as http addresses', () => {
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

  it('[FRM-188] are never followed with another scheme', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const safe = safeAddress(text)
        if (safe !== null)
          expect(['http:', 'https:']).toContain(new URL(safe, 'https://school.example').protocol)
      }),
    )
  })
})

describe('the call that a menu may use for its query', () => {
  it('[FRM-104] is a GET call of this API that changes nothing', () => {
    expect(isApiRead('/school/sign')).toBe(true)
    for (const bad of [
      '/user/logout',
      '/school/takeList',
      '/school/nothing',
      'school/sign',
      '/school/sign?x=1',
      'https://evil.example/school/sign',
      '//evil.example',
      '',
    ])
      expect(isApiRead(bad), bad).toBe(false)
  })
})

describe('sanitising rich text', () => {
  it('[CRS-038] keeps the text and removes everything executable', () => {
    expect(cleanHtml('<h3 onclick="x()">A</h3><script>alert(1)</script><p>b & c</p>')).toBe(
      '<h3>A</h3><p>b &amp; c</p>',
    )
    expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript')
    expect(cleanHtml('<img src=x onerror=alert(1)>')).not.toContain('onerror')
  })

  it("[FRM-479] keeps pictures of the school's host and removes all others", () => {
    const own = '<img src="/api/v1/file/public/abcdefghijklmnopqrstuv" alt="A box" />'
    expect(cleanHtml(`<p>a</p>${own}`)).toBe(`<p>a</p>${own}`)
    for (const src of [
      'https://other.example/a.png',
      '//other.example/a.png',
      '/\\other.example/a.png',
      'data:image/png;base64,AAAA',
      'a.png',
    ])
      expect(cleanHtml(`<p>a</p><img src="${src}" alt="A" /><p>b</p>`)).toBe('<p>a</p><p>b</p>')
    expect(cleanHtml('Tea & toast')).toBe('Tea & toast')
  })

  it("[CNT-100] keeps videos of the school's files with controls, and no others", () => {
    const own = '/api/v1/file/public/abcdefghijklmnopqrstuv'
    expect(
      cleanHtml(`<p>a</p><video src="${own}" autoplay loop poster="https://x.example/p"></video>`),
    ).toBe(`<p>a</p><video src="${own}" controls="" preload="metadata"></video>`)
    for (const src of [
      'https://x.example/a.mp4',
      '//x.example/a.mp4',
      `${own}/../../user/me`,
      `https://x.example${own}`,
      'data:video/mp4;base64,AAAA',
      'javascript:alert(1)',
      '/api/v1/file/serve/abcdefghijklmnopqrstuv',
      '',
    ])
      expect(cleanHtml(`<p>a</p><video src="${src}"></video>`), src).toBe('<p>a</p>')
    expect(cleanHtml('<p>a</p><iframe src="https://x.example/embed"></iframe>')).toBe('<p>a</p>')
    expect(
      cleanHtml(`<video src="${own}"><source src="https://x.example/a.mp4"></video>`),
    ).not.toContain('x.example')
  })

  it('[CRS-038] leaves no way to run a script in any text', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<img src=x onerror=y>',
      '<a href="javascript:y">',
      '<',
      '>',
      '"',
      "'",
      'onload=',
      '<svg/onload=y>',
      '<iframe src=//x>',
      'text',
      '&lt;',
      '<!--',
      '-->',
      '<style>',
      '<p>',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(cleanHtml(pieces.join(''))).not.toMatch(
          /<(script|iframe|svg|style)|<[^>]*(onerror|onload)\s*=|href="javascript:/i,
        )
      }),
    )
  })
})
