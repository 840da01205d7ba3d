import { describe, expect, it } from 'vitest'
import { deviceKindOf } from './device.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  pixel:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  firefoxPhone: 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
  androidTablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
}

describe('device kind', () => {
  it.each(['iphone', 'pixel', 'firefoxPhone'] as const)('[FRM-088] treats %s as mobile', (name) => {
    expect(deviceKindOf(agents[name])).toBe('mobile')
  })

  it.each(['ipad', 'androidTablet', 'desk'] as const)(
    '[FRM-088] gives %s the desktop layout',
    (name) => {
      expect(deviceKindOf(agents[name])).toBe('desktop')
    },
  )

  it('[FRM-088] gives an unknown agent the desktop layout', () => {
    expect(deviceKindOf('')).toBe('desktop')
  })
})
