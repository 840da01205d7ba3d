import { expect, it } from 'vitest'
import { networkOf } from '../../../../platform/http/peers/client-address.ts'
import { deviceOf, evidenceEndsBefore, mayStillReport, shortAddress } from './rules.ts'

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:*'],
  ['2001:db8::1', '2001:db8:0:*'],
  ['::1', '0:0:0:*'],
])('[EXM-194] keeps only the beginning of %s', (address, shortened) => {
  expect(shortAddress(networkOf(address))).toBe(shortened)
})

it('[EXM-194] keeps the names of browser and system without their versions', () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
  expect(deviceOf(agent)).toBe('Safari · iPhone')
  expect(deviceOf('curl/8.5.0')).toBe('')
})

it('[EXM-194] ends a year after the closing, also after a leap day', () => {
  expect(evidenceEndsBefore(new Date('2028-02-29T20:00:00Z')).toISOString()).toBe(
    '2027-03-01T20:00:00.000Z',
  )
})

it('[EXM-193] accepts reports of a device for thirty days after the closing', () => {
  const closed = new Date('2026-11-02T08:00:00Z')
  const after = (days: number) => new Date(closed.getTime() + days * 86_400_000)
  expect(mayStillReport(null, after(400))).toBe(true)
  expect(mayStillReport(closed, after(30))).toBe(true)
  expect(mayStillReport(closed, after(30.1))).toBe(false)
})
