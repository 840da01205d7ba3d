import { videoKindOf } from '@titian/site/file-bytes'
import { expect, it } from 'vitest'
import { refuseNoVideo } from './video-bytes.ts'

const withHead = (text: string) => new Blob([Uint8Array.from([0, 0, 0, 32]), text, 'x'.repeat(99)])

it('[TCH-097] recognises an MP4 file by its first bytes', async () => {
  expect(await videoKindOf(withHead('ftypisom'))).toBe('mp4')
  expect(await videoKindOf(withHead('mdat'))).toBe('mp4')
  expect(await videoKindOf(withHead('RIFF'))).toBe('none')
  expect(await videoKindOf(new Blob(['just a text that is called .mp4']))).toBe('none')
  expect(await videoKindOf(new Blob([]))).toBe('none')
})

it('[TCH-097] [TCH-150] recognises an iPhone video, and refuses other files', async () => {
  expect(await videoKindOf(withHead('ftypqt  '))).toBe('quickTime')
  await expect(refuseNoVideo(withHead('ftypqt  '))).rejects.toMatchObject({ kind: 'quickTime' })
  await expect(refuseNoVideo(withHead('ftypisom'))).resolves.toBeUndefined()
})
