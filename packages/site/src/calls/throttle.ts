import { callsPerSecond } from './limits.ts'

const second = 1000

/**
 * FRM-151: returns a function that says whether another call with a key is allowed in this second.
 */
export function createThrottle(clock: () => number = () => performance.now()) {
  const recent = new Map<string, number[]>()

  return function mayCall(key: string): boolean {
    const now = clock()
    for (const [known, times] of recent) {
      if (times.every((time) => now - time >= second)) recent.delete(known)
    }
    const times = (recent.get(key) ?? []).filter((time) => now - time < second)
    if (times.length >= callsPerSecond) return false
    recent.set(key, [...times, now])
    return true
  }
}
