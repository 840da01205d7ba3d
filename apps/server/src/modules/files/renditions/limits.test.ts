import { expect, it } from 'vitest'
import { conversionLimits, type Film, findFilmFault } from './limits.ts'
import { stepsFor } from './ladder.ts'

const hour = 3600
const lecture: Film = {
  width: 1920,
  height: 1080,
  seconds: hour,
  frames: 30 * hour,
  bytes: 9_000_000,
}

it.each([
  ['an ordinary lecture', lecture],
  ['a still slide for an hour at 20 kilobits a second', lecture],
  [
    'a film from a telephone at 240 frames a second',
    { ...lecture, frames: 240 * hour, bytes: 8e7 },
  ],
  ['a film in 8K', { ...lecture, width: 7680, height: 4320, bytes: 2e9 }],
] as const)('[FRM-350] converts %s', (_, film) => {
  expect(findFilmFault(film)).toBeUndefined()
})

it.each([
  ['no length', { ...lecture, seconds: 0 }],
  ['no frames', { ...lecture, frames: 0 }],
  ['a picture wider than 8K', { ...lecture, width: 8193, height: 4321 }],
  ['more than twelve hours', { ...lecture, seconds: 12 * hour + 1 }],
  ['more than 240 frames a second', { ...lecture, frames: 242 * hour, bytes: 8e7 }],
  ['few bytes for hours of pictures', { ...lecture, bytes: 50_000 }],
] as const)('[FRM-350] does not convert a film with %s', (_, film) => {
  expect(findFilmFault(film)).toEqual(expect.any(String))
})

it('[FRM-350] limits time, processor and bytes by the length of the video, to at most six hours', () => {
  const [step] = stepsFor({ height: 1080 })
  if (!step) throw new Error('There is no step.')
  const [short, long] = [60, 12 * hour].map((seconds) => conversionLimits({ seconds }, step))
  expect(short).toEqual({ processorSeconds: 660, seconds: 1800, fileBytes: 120 * 141_000 })
  expect(long).toMatchObject({ processorSeconds: 6 * hour, seconds: 6 * hour })
})
