import { z } from 'zod'
import { momentIn, perLanguage, texts, version, whole } from '../wire/fields.ts'
import { says } from '../wire/issues.ts'

/** The hours before the start from which a notice is shown, if nobody chose another number. */
export const usualLeadHours = 24

/** The fields of a notice that an administrator writes. */
export const maintenanceFields = z.object({
  startsAt: momentIn,
  endsAt: momentIn,
  leadHours: whole(0, 720).default(usualLeadHours),
  texts: texts(300).default({}),
})
export type MaintenanceFields = z.output<typeof maintenanceFields>

/** A rule for the end of a notice, in the form of the arguments of `refine`. */
export const endsAfterStart: [
  (fields: MaintenanceFields) => boolean,
  { path: string[]; error: string },
] = [
  ({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt),
  { path: ['endsAt'], error: says('endBeforeStart') },
]

/** `planned`: not shown yet; `shown`: before the start; `running`: between start and end. */
const maintenanceStates = ['planned', 'shown', 'running', 'over', 'withdrawn'] as const

/** OPS-076: a notice as administrators of the platform see it. */
export const maintenanceNotice = z.object({
  sign: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  leadHours: z.number().int(),
  texts: perLanguage,
  state: z.enum(maintenanceStates),
  version,
})
export type MaintenanceNotice = z.output<typeof maintenanceNotice>
