import { expect, it } from 'vitest'
import { isOfNoType, videoKindOf } from './file-bytes.ts'

const file = (head: string) => new Blob([Uint8Array.from(head, (one) => one.charCodeAt(0))])
const heads = {
  pdf: '%PDF-1.7',
  jpeg: '\u00ff\u00d8\u00ff\u00e0',
  png: '\u0089PNG\r\n',
  webp: 'RIFF1234WEBP',
  mp4: '\0\0\0\u0018ftypisom',
  zip: 'PK\u0003\u0004',
  emptyZip: 'PK\u0005\u0006',
}

it('[TCH-186] finds every type of a file of a course, and none in a text that is called like one', async () => {
  for (const [name, head] of Object.entries(heads))
    expect(await isOfNoType(file(head), 'material'), name).toBe(false)
  for (const head of ['only a text', '', '\0\0\0\u0014ftypqt  '])
    expect(await isOfNoType(file(head), 'material'), head).toBe(true)
})

it('[TCH-186] knows a picture from a document where only pictures are taken', async () => {
  expect(await isOfNoType(file(heads.pdf), 'cover')).toBe(true)
  expect(await isOfNoType(file(heads.webp), 'cover')).toBe(false)
})

it('leaves texts and sounds to the server, whose bytes say little', async () => {
  expect(await isOfNoType(file('name,phone'), 'sheet')).toBe(false)
  expect(await isOfNoType(file('anything'), 'questionAudio')).toBe(false)
})

it('[TCH-097] [TCH-150] knows the film of an iPhone from a file that is no film', async () => {
  const kinds = ['\0\0\0\0ftypqt  ', heads.mp4, '\0\0\0\0moov', 'only a text']
  expect(await Promise.all(kinds.map((head) => videoKindOf(file(head))))).toEqual([
    'quickTime',
    'mp4',
    'mp4',
    'none',
  ])
})
