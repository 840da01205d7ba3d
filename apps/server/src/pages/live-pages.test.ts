import { expect, it } from 'vitest'
import { readLivePlace } from '../platform/live/live-place.ts'
import { contentPolicy } from './content-policy.ts'
import { writeFirstData } from './first-data.ts'

const policyAt = (setting: string) =>
  contentPolicy('n', {
    social: { frameOrigin: null },
    maps: { frameOrigin: null },
    live: { place: readLivePlace(setting) ?? null },
  }).split('; ')
const dataAt = (live: string | null) =>
  JSON.parse(writeFirstData({ language: 'en', loggedIn: true, live, missing: false }, [], []).json)

it('[FRM-172] lets pages connect to the host of the live channel and to no other', () => {
  expect(policyAt('wss://live.example:8443/ws')).toContain(
    "connect-src 'self' wss://live.example:8443",
  )
  for (const setting of ['/ws', 'off']) expect(policyAt(setting)).toContain("connect-src 'self'")
})

it('[FRM-172] writes the address of the channel into the page, or that there is none', () => {
  expect(dataAt('wss://live.example/ws')).toMatchObject({ live: 'wss://live.example/ws' })
  expect(dataAt(null)).toMatchObject({ live: null })
})
