import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentNamed, nameOfType, plainName, readFileUrl, readRange } from './rules.ts'

const character = fc
  .oneof(fc.integer({ min: 0, max: 0x7f }), fc.integer({ min: 0, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
/**
 * Includes half surrogate pairs. The `unit` of the library for all characters takes seconds to
 * start.
 */
const anyText = fc.string({ unit: character })

describe('byte ranges', () => {
  it.each([
    ['bytes=0-9', { kind: 'part', start: 0, end: 9 }],
    ['bytes=90-', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-10', { kind: 'part', start: 90, end: 99 }],
    ['bytes=-1000', { kind: 'part', start: 0, end: 99 }],
    ['bytes=50-1000', { kind: 'part', start: 50, end: 99 }],
    ['bytes=100-', { kind: 'outside' }],
    ['bytes=-0', { kind: 'outside' }],
    ['bytes=9-5', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['items=0-1', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    [undefined, { kind: 'whole' }],
  ])('reads %s of 100 bytes', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })

  it('never lie outside the file', () => {
    const header = fc
      .tuple(fc.option(fc.nat()), fc.option(fc.nat()))
      .map(([from, to]) => `bytes=${from ?? ''}-${to ?? ''}`)
    fc.assert(
      fc.property(header, fc.nat(), (text, size) => {
        const range = readRange(text, size)
        if (range.kind === 'part')
          expect(0 <= range.start && range.start <= range.end && range.end < size).toBe(true)
      }),
    )
  })
})

describe('names of files', () => {
  it('[FRM-177] are sent for attachments in every script', () => {
    expect(attachmentNamed('讲义 1.pdf')).toBe(
      'attachment; filename="__ 1.pdf"; filename*=UTF-8\'\'%E8%AE%B2%E4%B9%89%201.pdf',
    )
    expect(attachmentNamed("it's (new)*.pdf")).toContain("filename*=UTF-8''it%27s%20%28new%29_.pdf")
  })

  it('[FRM-260] contain no mark that reverses the direction of writing', () => {
    expect(plainName('bill\u202Egpj.exe')).toBe('billgpj.exe')
    expect(plainName('a\u2066b\u2069c\u200Fd\u061C.pdf')).toBe('abcd.pdf')
  })

  it.each([
    ['x.html', 'application/pdf', 'x.html.pdf'],
    ['me.PNG', 'image/png', 'me.PNG'],
    ['me.jpeg', 'image/jpeg', 'me.jpeg'],
    ['me.png', 'image/jpeg', 'me.jpg'],
    ['Lesson 1.5', 'video/mp4', 'Lesson 1.5.mp4'],
    ['.pdf', 'application/pdf', 'pdf.pdf'],
    [`${'讲'.repeat(300)}.exe`, 'application/pdf', `${'讲'.repeat(196)}.pdf`],
    ['notes', 'of/another-kind', 'notes'],
  ])(
    '[FRM-260] end for %s, which is %s, with the extension of the content',
    (name, type, ending) => {
      expect(nameOfType(name, type)).toBe(ending)
    },
  )

  it('contain no path, line break or quote in a header', () => {
    expect(plainName('../../etc/passwd')).toBe('passwd')
    expect(plainName('C:\\Users\\me\\a.pdf')).toBe('a.pdf')
    expect(plainName('..')).toBe('file')
    fc.assert(
      fc.property(anyText, (name) => {
        expect(attachmentNamed(name)).toMatch(
          /^attachment; filename="[\x20\x21\x23-\x7e]*"; filename\*=UTF-8''[\w.!~%-]+$/,
        )
        expect(plainName(name).length).toBeLessThanOrEqual(200)
      }),
    )
  })
})

describe('addresses of files', () => {
  const sign = 'AbcdefghijklmnopqrstuV'

  it('[FRM-178] are accepted only for files stored here', () => {
    expect(readFileUrl(sign)).toEqual({ sign, expires: 0, signature: '' })
    expect(readFileUrl(`/api/v1/file/serve/${sign}?expires=12&signature=ab`)).toEqual({
      sign,
      expires: 12,
      signature: 'ab',
    })
    expect(readFileUrl(`https://school.example/api/v1/file/public/${sign}`)?.sign).toBe(sign)
    for (const other of [
      'https://evil.example/x.pdf',
      'file:///etc/passwd',
      '/api/v1/file/serve/../../x',
      '/etc/passwd',
      '',
    ])
      expect(readFileUrl(other)).toBeUndefined()
  })
})
