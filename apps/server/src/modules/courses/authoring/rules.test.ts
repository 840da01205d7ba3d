import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { cleanHtml, isTypePath } from './rules.ts'

describe('rich text', () => {
  it('[CRS-038] keeps the text and drops what can run', () => {
    expect(cleanHtml('<h3 onclick="x()">A</h3><script>alert(1)</script><p>b & c</p>')).toBe(
      '<h3>A</h3><p>b &amp; c</p>',
    )
    expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript')
    expect(cleanHtml('<img src=x onerror=alert(1)>')).not.toContain('onerror')
    expect(cleanHtml('Tea & toast')).toBe('Tea & toast')
  })

  it('[CNT-100] keeps a video of the own files with its controls, and no other', () => {
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

describe('the three levels of types', () => {
  const nodes = [
    { id: 1, parentId: null, level: 1 },
    { id: 2, parentId: 1, level: 2 },
    { id: 3, parentId: 2, level: 3 },
    { id: 9, parentId: 8, level: 2 },
  ]

  it('[TCH-012] accepts a path from the top only', () => {
    expect(isTypePath([1, 2, 3], nodes)).toBe(true)
    expect(isTypePath([1, null, null], nodes)).toBe(true)
    expect(isTypePath([null, null, null], nodes)).toBe(true)
    expect(isTypePath([1, 9, null], nodes)).toBe(false)
    expect(isTypePath([1, null, 3], nodes)).toBe(false)
    expect(isTypePath([7, null, null], nodes)).toBe(false)
  })
})
