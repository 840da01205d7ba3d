import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'

const production = { NODE_ENV: 'production', SECRET: 'x'.repeat(40), SMS: 'none' }

it('[ACC-196] is a sandbox in development and trial, and missing in production unless one is set', () => {
  expect(readEnv({}).SOCIAL).toBe('sandbox')
  expect(readEnv({ SOCIAL: 'none' }).SOCIAL).toBe('none')
  expect(readEnv(production).SOCIAL).toBe('none')
  expect(() => readEnv({ ...production, SOCIAL: 'sandbox' })).toThrow(/SOCIAL/)
})

it('[ACC-196] uses the real provider only with its keys', () => {
  const keys = { SOCIAL_APP_ID: 'wx1', SOCIAL_APP_SECRET: 'hush' }
  expect(() => readEnv({ ...production, SOCIAL: 'wechat' })).toThrow(/SOCIAL_APP_ID/)
  expect(() => readEnv({ SOCIAL: 'wechat', SOCIAL_APP_ID: 'wx1' })).toThrow(/SOCIAL_APP_SECRET/)
  expect(readEnv({ ...production, SOCIAL: 'wechat', ...keys }).SOCIAL).toBe('wechat')
})
