import { z } from 'zod'
import { perLanguage } from '../wire/fields.ts'

/** OPS-076: the planned maintenance that the pages of a site announce. */
export const announcedMaintenance = z.object({
  /** Another text after each change of the notice. */
  key: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  /** The moment from which the banner is shown. */
  showsFrom: z.string(),
  /** The texts that an administrator wrote; a site has a standard text for other languages. */
  texts: perLanguage,
})
export type AnnouncedMaintenance = z.output<typeof announcedMaintenance>
