import { expect, it } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const outside = {
  social: { frameOrigin: null },
  maps: { frameOrigin: null },
  live: { place: null },
}

it('[TCH-147] lets only pages of the same host frame the student site, and no page frame the staff sites', () => {
  const student = contentPolicy('n', outside, { mayFrame: true }).split('; ')
  expect(student).toContain("frame-ancestors 'self'")
  expect(contentPolicy('n', outside).split('; ')).toContain("frame-ancestors 'none'")
})
