import { describe, expect, it } from 'vitest'
import { asCaptions, readCaptions } from './read-captions.ts'

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
// "你好" in GB18030.
const gb = Uint8Array.from([
  ...utf8('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n'),
  0xc4,
  0xe3,
  0xba,
  0xc3,
  0x0a,
])

describe('readCaptions', () => {
  it('[TCH-097] takes WebVTT in the encodings that subtitle programs write', () => {
    expect(readCaptions(utf8(vtt))).toBe(vtt)
    expect(readCaptions(utf8(`\uFEFF${vtt}`))).toBe(vtt)
    expect(readCaptions(utf16(vtt, false))).toBe(vtt)
    expect(readCaptions(utf16(vtt, true))).toBe(vtt)
    expect(readCaptions(gb)).toBe(vtt)
  })

  it('[TCH-097] makes WebVTT of SubRip', () => {
    expect(readCaptions(utf8(srt))).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nHello\n\n2\n00:00:03.000 --> 00:00:04.000\nBye\n',
    )
  })

  it('[TCH-097] takes nothing else', () => {
    for (const text of ['', 'Hello', 'WEBVTTX', '{"a":1}', '00:01 --> 00:02'])
      expect(readCaptions(utf8(text))).toBeUndefined()
    expect(readCaptions(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBeUndefined()
  })
})

it('[TCH-097] gives the file the name and the type of WebVTT', async () => {
  const file = await asCaptions(new File([srt], 'lesson.1.srt', { type: 'application/x-subrip' }))
  expect([file?.name, file?.type]).toEqual(['lesson.1.vtt', 'text/vtt'])
  expect(await asCaptions(new File(['x'], 'x.srt'))).toBeUndefined()
})
