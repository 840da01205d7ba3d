import { expect, it } from 'vitest'
import { loadSandbox } from './sandbox.ts'

const settings = {
  NODE_ENV: 'test',
  SMS: 'none',
  SOCIAL: 'none',
  PAYMENT: 'none',
  MAIL: 'none',
} as const

it('[ACC-196] the sandbox services are loaded when a setting names one', async () => {
  expect(await loadSandbox(settings)).toBeUndefined()
  expect(await loadSandbox({ ...settings, SMS: 'http', SOCIAL: 'wechat' })).toBeUndefined()
  expect(await loadSandbox({ ...settings, SMS: 'sandbox' })).toBeDefined()
  expect(await loadSandbox({ ...settings, SOCIAL: 'sandbox' })).toBeDefined()
  expect(await loadSandbox({ ...settings, PAYMENT: 'sandbox' })).toBeDefined()
  expect(await loadSandbox({ ...settings, MAIL: 'sandbox' })).toBeDefined()
})

it('[ACC-196] the sandbox services are never loaded in production', async () => {
  const asked = {
    NODE_ENV: 'production',
    SMS: 'sandbox',
    SOCIAL: 'sandbox',
    PAYMENT: 'sandbox',
    MAIL: 'sandbox',
  } as const
  expect(await loadSandbox(asked)).toBeUndefined()
})
