import { expect, it } from 'vitest'
import { requestIds, trustedPeers } from './request-id.ts'

const ids = requestIds(['10.0.0.5', 'loopback'])
const ask = (remoteAddress: string, id?: string | string[]) =>
  ids({ headers: { 'x-request-id': id }, socket: { remoteAddress } as never })

it('[OPS-054] takes the id of a request from a trusted load balancer only', () => {
  expect(ask('10.0.0.5', 'balancer-0001')).toBe('balancer-0001')
  expect(ask('::ffff:127.0.0.1', 'balancer-0001')).toBe('balancer-0001')
  for (const [address, id] of [
    ['10.0.0.6', 'balancer-0001'],
    ['10.0.0.5', 'short'],
    ['10.0.0.5', 'with a space'],
    ['10.0.0.5', 'line\nbreak-0001'],
    ['10.0.0.5', 'x'.repeat(65)],
    ['10.0.0.5', undefined],
  ] as const)
    expect(ask(address, id)).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/)
})

it('[OPS-054] makes ids that differ', () => {
  expect(new Set(Array.from({ length: 1000 }, () => ask('1.2.3.4'))).size).toBe(1000)
})

it('[OPS-054] knows the ranges of the names of TRUST_PROXY', () => {
  const isTrusted = trustedPeers(['uniquelocal', 'linklocal', '192.0.2.0/24', '2001:db8::/32'])
  for (const address of ['10.1.2.3', '172.31.0.1', '192.168.9.9', 'fd00::1', 'fe80::1%eth0'])
    expect(isTrusted(address), address).toBe(true)
  expect(isTrusted('192.0.2.77')).toBe(true)
  expect(isTrusted('2001:db8::5')).toBe(true)
  for (const address of ['172.32.0.1', '127.0.0.1', '192.0.3.1', '2001:db9::1', 'no address'])
    expect(isTrusted(address), address).toBe(false)
  expect(trustedPeers([])('127.0.0.1')).toBe(false)
})
