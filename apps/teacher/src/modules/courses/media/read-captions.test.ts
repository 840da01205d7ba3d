import { describe, expect, it } from 'vitest'
import { asCaptions } from './read-captions.ts'

const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n你好\n'
const srt =
  '1\r\n00:00:01,000 --> 00:00:02,5\r\n{\\an8}<font color="red">Hello</font>\r\n\r\n2\r\n0:00:03,000 --> 0:00:04,000\r\nBye\r\n'
const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, big: boolean) => {
  const bytes = new Uint8Array(2 * text.length + 2)
  const view = new DataView(bytes.buffer)
  const marked = `\uFEFF${text}`
  for (let at = 0; at < marked.length; at += 1) view.setUint16(2 * at, marked.charCodeAt(at), !big)
  return bytes
}
const times = utf8('1\n00:00:01,000 --> 00:00:02,500\n')
const latin = (text: string) =>
  Uint8Array.from([...times, ...Array.from(text, (one) => one.charCodeAt(0))])
const take = (bytes: Uint8Array<ArrayBuffer>, encoding?: 'gb18030' | 'windows-1252') =>
  asCaptions(new File([bytes], 'lesson.1.srt'), encoding)

async function textOf(bytes: Uint8Array<ArrayBuffer>, encoding?: 'gb18030' | 'windows-1252') {
  const taken = await take(bytes, encoding)
  return typeof taken === 'object' && 'file' in taken ? taken.file.text() : taken
}

describe('a caption file', () => {
  it('[TCH-097] is read in the encodings that subtitle programs write', async () => {
    expect(await textOf(utf8(vtt))).toBe(vtt)
    expect(await textOf(utf8(`\uFEFF${vtt}`))).toBe(vtt)
    expect(await textOf(utf16(vtt, false))).toBe(vtt)
    expect(await textOf(utf16(vtt, true))).toBe(vtt)
    // 你好 in GB18030.
    expect(await textOf(latin('\xc4\xe3\xba\xc3\n'))).toContain('你好')
    expect(await textOf(latin('It\x92s 30\xb0C here\n'))).toContain('It’s 30°C here')
  })

  it('[TCH-097] [FRM-375] is read in the chosen encoding when the encoding is ambiguous', async () => {
    // The bytes mean "Ali王" in one encoding and "AliÍõ" in another.
    const unsure = latin('Ali\xcd\xf5\n')
    expect(await take(unsure)).toMatchObject({
      candidates: [
        { name: 'gb18030', sample: ['Ali王'] },
        expect.anything(),
        { name: 'windows-1252', sample: ['AliÍõ'] },
        expect.anything(),
      ],
    })
    expect(await textOf(unsure, 'gb18030')).toContain('Ali王')
    expect(await textOf(unsure, 'windows-1252')).toContain('AliÍõ')
  })

  it('[TCH-097] is converted from SubRip to WebVTT, with name and type', async () => {
    expect(await textOf(utf8(srt))).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nHello\n\n2\n00:00:03.000 --> 00:00:04.000\nBye\n',
    )
    const taken = await take(utf8(srt))
    expect(taken).toMatchObject({ file: { name: 'lesson.1.vtt', type: 'text/vtt' } })
  })

  it('[TCH-097] is refused without any caption, or in an unknown encoding', async () => {
    for (const text of ['', 'Hello', 'WEBVTTX', '{"a":1}', '00:01 --> 00:02', 'WEBVTT\n'])
      expect(await take(utf8(text))).toBe('unreadable')
    expect(await take(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]))).toBe('encodingUnknown')
  })
})
