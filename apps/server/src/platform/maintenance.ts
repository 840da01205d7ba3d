import { type AnnouncedMaintenance, noMaintenance } from '@titian/contract'
import type { School } from './actor.ts'

type Announcing = Pick<School, 'maintenance'>

/**
 * OPS-076: the notice that pages carry: the notice with the first start among the notices that are
 * shown now; otherwise the notice that is shown next. Null if there is none.
 */
export function maintenanceAt({ maintenance }: Announcing, now: Date): AnnouncedMaintenance | null {
  const shownNow = ({ showsFrom }: AnnouncedMaintenance) => Date.parse(showsFrom) <= now.getTime()
  const open = maintenance.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
  const shown = open.filter(shownNow)
  const [first = null] =
    shown.length > 0
      ? shown.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
      : open.toSorted((one, other) => Date.parse(one.showsFrom) - Date.parse(other.showsFrom))
  return first
}

/** OPS-079: the key by which open pages notice that the notice has changed. */
export const maintenanceKeyAt = (school: Announcing, now: Date): string =>
  maintenanceAt(school, now)?.key ?? noMaintenance
