import { describe, expect, it } from 'vitest'
import { createThrottle } from './throttle.ts'

function throttleAt() {
  let now = 0
  const mayCall = createThrottle(() => now)
  return { mayCall, wait: (milliseconds: number) => (now += milliseconds) }
}

describe('throttle', () => {
  it('[FRM-151] lets three equal calls through in a second and refuses the fourth', () => {
    const { mayCall } = throttleAt()
    expect([1, 2, 3, 4].map(() => mayCall('GET /a'))).toEqual([true, true, true, false])
  })

  it('[FRM-151] lets the call through again when a second has passed since the first', () => {
    const { mayCall, wait } = throttleAt()
    mayCall('GET /a')
    wait(500)
    mayCall('GET /a')
    mayCall('GET /a')
    expect(mayCall('GET /a')).toBe(false)
    wait(500)
    expect(mayCall('GET /a')).toBe(true)
    expect(mayCall('GET /a')).toBe(false)
  })

  it('[FRM-151] does not count the calls it refused', () => {
    const { mayCall, wait } = throttleAt()
    for (let call = 0; call < 10; call++) mayCall('GET /a')
    wait(1000)
    expect(mayCall('GET /a')).toBe(true)
  })

  it('[FRM-153] counts calls with other input for themselves', () => {
    const { mayCall } = throttleAt()
    const kinds = [1, 2, 3, 4].map((kind) => mayCall(`GET /kinds?kind=${kind}`))
    expect(kinds).toEqual([true, true, true, true])
  })
})
