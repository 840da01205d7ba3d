import { expect, it } from 'vitest'
import { sizeOf } from './cut-picture.ts'

const cover = { width: 1280, height: 720 }

it('[TCH-152] makes a cover of 16 to 9 and never more pixels than the picture has', () => {
  expect(sizeOf({ x: 0, y: 0, width: 4000, height: 2250 }, cover)).toEqual(cover)
  expect(sizeOf({ x: 9, y: 9, width: 640, height: 360 }, cover)).toEqual({
    width: 640,
    height: 360,
  })
})
