import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressOf, networkOf, plainAddress } from './client-address.ts'

const socket = { remoteAddress: '10.0.0.5' } as never

describe('[FRM-202] the address of a visitor', () => {
  it('is never an invalid address, whatever the header contains', () => {
    const addressLists = fc.array(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()))
    fc.assert(
      fc.property(addressLists, (ips) => {
        const address = addressOf({ ips, ip: ips.at(-1) ?? '', socket })
        return isIP(address) !== 0
      }),
    )
  })

  it("has neither a balancer's port nor the IPv6 form of IPv4", () => {
    expect(plainAddress('203.0.113.9:4711')).toBe('203.0.113.9')
    expect(plainAddress('[2001:db8::1]:443')).toBe('2001:db8::1')
    expect(plainAddress('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(plainAddress('<b>10.0.0.1</b>')).toBeUndefined()
  })

  it('is the nearest valid address', () => {
    expect(addressOf({ ips: ['10.0.0.5', '<b>x</b>'], ip: '<b>x</b>', socket })).toBe('10.0.0.5')
  })
})

describe('[FRM-203] the network that limits count', () => {
  it('is the whole IPv4 address', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => networkOf(address) === address))
  })

  it('is the first half of an IPv6 address, in any notation', () => {
    const same = ['2001:db8:1:2::9', '2001:0db8:0001:0002:ffff:0:0:1', '2001:DB8:1:2:3:4:5:6']
    expect(new Set(same.map(networkOf))).toEqual(new Set(['2001:db8:1:2::/64']))
    expect(networkOf('2001:db8:1:3::9')).not.toBe(networkOf('2001:db8:1:2::9'))
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })

  it('does not depend on the second half', () => {
    const half = fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 })
    const written = (parts: number[]) => parts.map((part) => part.toString(16)).join(':')
    fc.assert(
      fc.property(half, half, half, (net, one, other) => {
        const [a, b] = [one, other].map((end) => networkOf(`${written(net)}:${written(end)}`))
        return a === b
      }),
    )
  })
})
