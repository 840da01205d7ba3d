import { expect, it } from 'vitest'
import { readEnv, settings } from './env.ts'

it('starts with nothing set and documents every setting', () => {
  const env = readEnv({})
  expect(env.PORT).toBe(3000)
  expect(settings.map((setting) => setting.name).sort()).toEqual(Object.keys(env).sort())
})

it('lists everything that is wrong at once', () => {
  expect(() => readEnv({ PORT: 'x', DATABASE_URL: 'nowhere' })).toThrow(/PORT[\s\S]*DATABASE_URL/)
})

it('[ACC-131] refuses sample secrets and sandboxes in production', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/SECRET[\s\S]*SMS/)
  expect(() =>
    readEnv({
      NODE_ENV: 'production',
      SECRET: 'x'.repeat(40),
      SMS: 'none',
      CAPTCHA_ANSWER: '8888',
    }),
  ).toThrow(/CAPTCHA_ANSWER/)
  expect(readEnv({ NODE_ENV: 'production', SECRET: 'x'.repeat(40), SMS: 'none' }).SMS).toBe('none')
})
