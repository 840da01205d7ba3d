import { expect, it } from 'vitest'
import { stepsFor } from './ladder.ts'

it.each([
  [240, [240]],
  [360, [360]],
  [481, [360, 480]],
  [720, [360, 720]],
  [1080, [360, 720, 1080]],
  [2160, [360, 720, 1080]],
])('[CRS-213] converts a video of height %i to the heights %j', (height, heights) => {
  expect(stepsFor({ height }).map((step) => step.height)).toEqual(heights)
})
