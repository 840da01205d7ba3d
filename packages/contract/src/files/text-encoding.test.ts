import { describe, expect, it } from 'vitest'
import { readText } from './text-encoding.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const hex = (text: string) => Buffer.from(text, 'hex')
const row = (name: Buffer) =>
  Buffer.concat([latin('phone,name,studentCard\n0139900011,'), name, latin(',KB011\n')])

const textOf = (bytes: Buffer) => {
  const read = readText(bytes)
  return read && 'text' in read ? read.text : read
}
const candidatesOf = (bytes: Buffer) => {
  const read = readText(bytes)
  return read && 'candidates' in read ? read.candidates : read
}

describe('the encoding of a text file', () => {
  it('[FRM-375] is certain for UTF-8, and for UTF-16 with a byte order mark', () => {
    expect(textOf(Buffer.from('\uFEFF姓名 Renée'))).toBe('姓名 Renée')
    expect(textOf(Buffer.from('\uFEFF姓名', 'utf16le'))).toBe('姓名')
    expect(textOf(Buffer.from('\uFEFF姓名', 'utf16le').swap16())).toBe('姓名')
  })

  it.each([
    ['Renée Lim', 'Ren\xe9e Lim'],
    ['José Tan', 'Jos\xe9 Tan'],
    ['Éva Müller-Größe', '\xc9va M\xfcller-Gr\xf6\xdfe'],
    ['Who’s the seller’s agent', 'Who\x92s the seller\x92s agent'],
    ['It’s 30°C here, 10–20', 'It\x92s 30\xb0C here, 10\x9620'],
    ['“système métrique”…', '\x93syst\xe8me m\xe9trique\x94\x85'],
  ])('[FRM-375] are those of western Windows, never Chinese ones: %s', (name, bytes) => {
    expect(textOf(row(latin(bytes)))).toContain(name)
  })

  it.each([
    ['王堃', 'cdf588d2'],
    ['李玥,王芳,赵喆', 'c0eeab682ccdf5b7bc2cd5d486b4'],
    ['3A班', '3341b0e0'],
    ['男', 'c4d0'],
    ['陈晨，张伟', 'b3c2b3bfa3acd5c5ceb0'],
    ['姓名', 'd0d5c3fb'],
  ])('[FRM-375] are those of GBK where they read as Chinese: %s', (name, bytes) => {
    expect(textOf(row(hex(bytes)))).toContain(name)
  })

  it('[FRM-375] is Big5 if only it gives Chinese', () => {
    // 學號,姓名,電子商務 as Big5 writes it.
    expect(textOf(row(hex('bec7b8b92ca96da6572cb971a46cb0d3b0c8')))).toContain('學號,姓名,電子商務')
  })

  it('[FRM-375] is asked for, with sample rows, if several are possible', () => {
    // A single letter after Latin letters: 王, or the two letters Íõ.
    const unsure = Buffer.concat([row(hex('416c69cdf5')), row(latin('plain'))])
    expect(candidatesOf(unsure)).toEqual(
      expect.arrayContaining([
        { name: 'gb18030', sample: ['0139900011,Ali王,KB011'] },
        { name: 'windows-1252', sample: ['0139900011,AliÍõ,KB011'] },
      ]),
    )
    expect(readText(unsure, 'gb18030')).toMatchObject({ text: expect.stringContaining('Ali王') })
    expect(readText(unsure, 'windows-1252')).toMatchObject({
      text: expect.stringContaining('AliÍõ'),
    })
    const mac = row(latin('Jos\x8e Tan'))
    expect(candidatesOf(mac)).toContainEqual({
      name: 'macintosh',
      sample: ['0139900011,José Tan,KB011'],
    })
  })

  it('[FRM-375] is the one that an XML file declares', () => {
    const xml = (name: string) =>
      latin(`<?xml version="1.0" encoding="${name}"?><quiz>Ren\xe9e</quiz>`)
    expect(textOf(xml('ISO-8859-1'))).toContain('Renée')
    expect(textOf(xml('windows-1250'))).toContain('Renée')
    // The same byte is another letter in Cyrillic encodings.
    expect(textOf(xml('windows-1251'))).toContain('Renйe')
  })

  it('[FRM-375] is unknown for binary data', () => {
    expect(readText(hex('000102ff'))).toBeUndefined()
    expect(readText(Buffer.from('Ali,1', 'utf16le'))).toBeUndefined()
  })
})
