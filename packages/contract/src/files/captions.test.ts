import { describe, expect, it } from 'vitest'
import { readCaptions } from './captions.ts'

const vttOf = (text: string) => readCaptions(text)?.vtt
const one = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nOne\n'
const two = `${one}\n00:00:04.000 --> 00:00:05.000\nTwo\n`

describe('captions', () => {
  it.each([
    ['00:00:01,000 --> 00:00:03,000\nOne\n\n00:00:04,000 --> 00:00:05,000\nTwo\n'],
    ['00:00:01 --> 00:00:03,0\nOne\n\n00:00:04 --> 00:00:05\nTwo\n'],
    ['00:00:01,000 --> 00:00:03,000\r\nOne\r\n00:00:04,000 --> 00:00:05,000\r\nTwo\r\n'],
    ['WEBVTT\n\n00:00:01,000 --> 00:00:03,000\nOne\n\n00:00:04,000 --> 00:00:05,000\nTwo\n'],
    ['WEBVTT\n00:00:01.000 --> 00:00:03.000\nOne\n0:04.0 --> 0:05.000\nTwo'],
  ])('[FRM-376] are two in WebVTT, however their times and blank lines are written: %j', (text) => {
    expect(vttOf(text)).toBe(two)
    expect(readCaptions(text)).toMatchObject({ cues: 2, unread: { count: 0 } })
  })

  it('[FRM-376] keep the numbers above their times', () => {
    expect(
      vttOf('1\n00:00:01,000 --> 00:00:03,000\nOne\n2\n00:00:04,000 --> 00:00:05,000\nTwo\n'),
    ).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:03.000\nOne\n\n2\n00:00:04.000 --> 00:00:05.000\nTwo\n',
    )
  })

  it('[FRM-376] that are valid WebVTT are unchanged, including notes, styles and settings', () => {
    const good =
      'WEBVTT - a title\nKind: captions\n\nNOTE a < b\n\nSTYLE\n::cue(b) { color: red }\n\n1\n00:00:01.000 --> 00:00:03.000 align:start\n<v Ali><i.loud>Hi</i></v> <00:00:02.000>all\n'
    expect(readCaptions(good)).toEqual({
      vtt: good,
      cues: 1,
      escaped: 0,
      unread: { count: 0, first: '' },
    })
  })

  it('[FRM-376] keep the text after a `<` that begins no tag, and count it', () => {
    const read = readCaptions('WEBVTT\n\n00:01.000 --> 00:02.000\n7 < 8 and a<b and <b>bold</b>\n')
    expect(read?.vtt).toContain('\n7 &lt; 8 and a&lt;b and <b>bold</b>\n')
    expect(read?.escaped).toBe(2)
  })

  it('[FRM-376] without valid times are counted, with their first line', () => {
    const read = readCaptions(`${one}\nlater --> 00:00:09.000\nLost\n\nnever --> ever\nLost too\n`)
    expect(read).toMatchObject({ cues: 1, unread: { count: 2, first: 'later --> 00:00:09.000' } })
  })

  it('[FRM-376] are missing if nothing has a start and an end', () => {
    for (const text of ['', 'WEBVTT', 'WEBVTT\n\n', 'Hello', '00:01 --> 00:02', 'a --> b'])
      expect(readCaptions(text)).toBeUndefined()
  })
})
