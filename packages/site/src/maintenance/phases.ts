import type { AnnouncedMaintenance } from '@titian/contract'

/**
 * `early`: not shown yet; `ahead`: shown; `paper`: shown because the open paper ends after the
 * start; `soon`: the last 15 minutes before the start; `running`; `over`.
 */
export type Phase = 'early' | 'ahead' | 'paper' | 'soon' | 'running' | 'over'

type Times = Pick<AnnouncedMaintenance, 'startsAt' | 'endsAt' | 'showsFrom'>

/** OPS-080: milliseconds before the start in which a hidden banner comes back. */
const lastMinutes = 15 * 60_000

/** The phase at the time `now` of the server's clock; `paperEnd` is the end of an open paper. */
export function phaseAt(times: Times, now: number, paperEnd: string | null): Phase {
  const start = Date.parse(times.startsAt)
  if (now >= Date.parse(times.endsAt)) return 'over'
  if (now >= start) return 'running'
  if (now >= start - lastMinutes) return 'soon'
  if (paperEnd !== null && Date.parse(paperEnd) > start) return 'paper'
  return now >= Date.parse(times.showsFrom) ? 'ahead' : 'early'
}

/** A reader hides the banner for one of these stages of a notice. */
export type Stage = 'ahead' | 'paper' | 'late'

/** Null while the banner is not shown. */
export function stageOf(phase: Phase): Stage | null {
  if (phase === 'early' || phase === 'over') return null
  return phase === 'soon' || phase === 'running' ? 'late' : phase
}
