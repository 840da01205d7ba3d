import { expect, it } from 'vitest'
import { contentPolicy } from '../../pages/content-policy.ts'
import { readEnv } from '../../env.ts'
import { createMaps } from './maps.ts'

const template = 'https://maps.example/embed?key=k&q={place}'

it("[JOB-124] escapes the words of a place in the provider's address", () => {
  const { frameOf } = createMaps(template)
  expect(frameOf('12 Jalan Ampang', 'Kuala Lumpur')).toBe(
    'https://maps.example/embed?key=k&q=12%20Jalan%20Ampang%2C%20Kuala%20Lumpur',
  )
  const odd = '$& A&B=1#x 四楼 \'"<b>'
  expect(new URL(frameOf(odd)).searchParams.get('q')).toBe(odd)
  expect(new URL(frameOf(odd)).origin).toBe('https://maps.example')
  expect(frameOf('', '')).toBe('')
})

it('[JOB-124] allows frames of the provider only, and none without a provider', () => {
  const framesOf = (setting: string) =>
    contentPolicy('n', {
      social: { frameOrigin: null },
      maps: createMaps(setting),
      live: { place: null },
    })
      .split('; ')
      .find((rule) => rule.startsWith('frame-src'))
  expect(framesOf(template)).toBe("frame-src 'self' https://maps.example")
  expect(framesOf('')).toBe("frame-src 'self'")
  expect(createMaps('').frameOf('12 Jalan Ampang')).toBe('')
})

it.each([
  'https://maps.example/embed',
  'http://maps.example/?q={place}',
  '/map?q={place}',
  'x{place}',
])('[JOB-124] refuses the setting %s at the start and names it', (setting) => {
  expect(() => readEnv({ MAP_FRAME: setting })).toThrow(/MAP_FRAME: .*https:.*\{place\}/)
})
