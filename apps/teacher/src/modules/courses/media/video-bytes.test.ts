import { expect, it } from 'vitest'
import { isMp4 } from './video-bytes.ts'

it('[TCH-097] tells by its first bytes whether a file is an MP4', async () => {
  const withHead = (text: string) =>
    new Blob([Uint8Array.from([0, 0, 0, 32]), text, 'x'.repeat(99)])
  expect(await isMp4(withHead('ftypisom'))).toBe(true)
  expect(await isMp4(withHead('mdat'))).toBe(true)
  expect(await isMp4(withHead('PK34'))).toBe(false)
  expect(await isMp4(new Blob(['just a text that is called .mp4']))).toBe(false)
  expect(await isMp4(new Blob([]))).toBe(false)
})
