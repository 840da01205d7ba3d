import { expect, it } from 'vitest'
import { cueAt, findLines, readCues } from './webvtt.ts'

const file = `\uFEFFWEBVTT

NOTE written by hand

1
00:00:01.500 --> 00:00:04.000 align:start
How much does <b>one carton</b>
really cost?

00:05.000 --> 00:07.250
Sea &amp; air

01:00:00.000 --> 01:00:02.000
商务马来语
`

it('[CRS-111] readCues reads the lines of a caption file', async () => {
  expect(await readCues(file)).toEqual([
    { start: 1.5, end: 4, text: 'How much does one carton really cost?' },
    { start: 5, end: 7.25, text: 'Sea & air' },
    { start: 3600, end: 3602, text: '商务马来语' },
  ])
  expect(await readCues(file.replaceAll('\n', '\r\n'))).toHaveLength(3)
})

it('[CRS-111] readCues removes speakers, word times and direction marks', async () => {
  const marked = `WEBVTT

STYLE
::cue { color: red }

00:01.000 --> 00:02.000
<v Aina binti Rahman>Sila <00:01.500><c.loud>masuk</c></v>&lrm; &lt;3

00:03.000 --> 00:03.000
of no length
`
  expect(await readCues(marked)).toEqual([{ start: 1, end: 2, text: 'Sila masuk <3' }])
})

it('[CRS-111] cueAt returns the current line', async () => {
  const cues = await readCues(file)
  expect([0, 1.5, 4.5, 5, 4000].map((second) => cueAt(cues, second))).toEqual([-1, 0, 0, 1, 2])
})

it('[CRS-111] findLines ignores case and finds Chinese characters', async () => {
  const cues = await readCues(file)
  expect(findLines(cues, 'SEA')).toHaveLength(1)
  expect(findLines(cues, '马来')).toHaveLength(1)
  expect(findLines(cues, ' ')).toHaveLength(3)
  expect(findLines(cues, 'nothing')).toEqual([])
})

it('readCues returns no lines for another file format', async () => {
  expect(await readCues('<!doctype html><p>Not found</p>')).toEqual([])
  expect(await readCues('')).toEqual([])
})
