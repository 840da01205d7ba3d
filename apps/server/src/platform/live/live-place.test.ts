import { expect, it } from 'vitest'
import { readLivePlace } from './live-place.ts'

it('[FRM-172] accepts a path, the address of a host, or an empty value', () => {
  expect(readLivePlace('/school/live')).toEqual({
    path: '/school/live',
    address: '/school/live',
    origin: null,
  })
  expect(readLivePlace('wss://live.example:8443/ws')).toEqual({
    path: '/ws',
    address: 'wss://live.example:8443/ws',
    origin: 'wss://live.example:8443',
  })
  // The origin is normalised like a browser's Origin header, so that both compare equal.
  expect(readLivePlace('wss://LIVE.example:443/ws')?.origin).toBe('wss://live.example')
  expect([readLivePlace(''), readLivePlace('off')]).toEqual([null, null])
})

it.each([
  'ws',
  '/',
  '//evil.example/ws',
  '/ws?token=1',
  '/:name',
  '/*',
  'on',
  'https://live.example/ws',
  'wss://live.example',
  'wss://live.example/',
  'wss://user:password@live.example/ws',
  'wss://live.example/ws?key=1',
  'wss://live.example/ws#x',
  "wss://live.example;script-src 'unsafe-inline'/ws",
  'wss:///ws',
])('[FRM-172] makes nothing of %s', (text) => {
  expect(readLivePlace(text)).toBeUndefined()
})
