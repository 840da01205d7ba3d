import { describe, expect, it } from 'vitest'
import { maintenanceAt, maintenanceKeyAt } from './maintenance.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 10, 2) + hours * 3_600_000)

/** A notice from one hour to another, shown so many hours before. */
const notice = (key: string, from: number, to: number, lead = 24) => ({
  key,
  startsAt: at(from).toISOString(),
  endsAt: at(to).toISOString(),
  showsFrom: at(from - lead).toISOString(),
  texts: {},
})
const keyAt = (hours: number, ...maintenance: ReturnType<typeof notice>[]) =>
  maintenanceAt({ maintenance }, at(hours))?.key

describe('[OPS-076] the notice that pages carry', () => {
  it('is none without notices, and none from the end on', () => {
    expect(keyAt(0)).toBeUndefined()
    expect(keyAt(49.9, notice('a', 48, 50))).toBe('a')
    expect(keyAt(50, notice('a', 48, 50))).toBeUndefined()
    expect(maintenanceKeyAt({ maintenance: [notice('a', 48, 50)] }, at(50))).toBe('none')
  })

  it('is known to pages before it is shown, so that a page that stays open shows it in time', () => {
    expect(keyAt(0, notice('a', 48, 50))).toBe('a')
  })

  it('is the shown one that starts first', () => {
    const [soon, early] = [notice('soon', 30, 32, 24), notice('early', 48, 50, 72)]
    expect(keyAt(0, soon, early)).toBe('early')
    expect(keyAt(6, soon, early)).toBe('soon')
    expect(keyAt(32, soon, early)).toBe('early')
  })

  it('is the one whose banner comes next while none is shown', () => {
    expect(keyAt(0, notice('late', 100, 101, 24), notice('next', 90, 91, 24))).toBe('next')
  })
})
