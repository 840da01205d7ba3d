import { maintenanceFields, type MaintenanceFields, usualLeadHours } from '@titian/contract'
import {
  changeNotice,
  getNotice,
  listNotices,
  stateOfNotice,
  withdrawNotice,
  writeNotice,
} from '../../modules/operations/index.ts'
import { Refused } from '../../platform/refusal.ts'
import { inInstallation, type Installation, sayList, unlessRefused } from '../installation.ts'
import { type Command, type Flag, type Flags, say, WrongUsage } from '../program.ts'

/** Notices that the command lists at most. */
const most = 50

const fieldFlags: readonly Flag[] = [
  {
    name: 'start',
    value: 'TIME',
    what: 'Such as 2026-12-05T22:00+08:00; without an offset in the time zone of this machine.',
  },
  { name: 'end', value: 'TIME', what: 'The end, in the same form.' },
  {
    name: 'lead',
    value: 'HOURS',
    what: `From how many hours before the start the notice is shown; otherwise ${usualLeadHours}.`,
  },
  { name: 'en', value: 'TEXT', what: 'The text in English; otherwise a standard text.' },
  { name: 'zh', value: 'TEXT', what: 'The text in Chinese.' },
  { name: 'ms', value: 'TEXT', what: 'The text in Malay.' },
]

const given = (flags: Flags, name: string): string | undefined => {
  const value = flags[name]
  return value === undefined ? undefined : String(value).trim()
}

function momentOf(flags: Flags, name: string): string | undefined {
  const text = given(flags, name)
  if (text === undefined) return undefined
  const time = new Date(text)
  if (Number.isNaN(time.getTime()))
    throw new WrongUsage(`--${name}: ${text} is not a time such as 2026-12-05T22:00.`)
  return time.toISOString()
}

function numberOf(flags: Flags, name: string): number | undefined {
  const text = given(flags, name)
  if (text === undefined) return undefined
  if (!/^\d{1,15}$/.test(text)) throw new WrongUsage(`--${name}: ${text} is not a number.`)
  return Number(text)
}

/** The fields of the flags; those that are not given stay as they are in `before`. */
function fieldsOf(flags: Flags, before?: MaintenanceFields): MaintenanceFields {
  const startsAt = momentOf(flags, 'start') ?? before?.startsAt
  const endsAt = momentOf(flags, 'end') ?? before?.endsAt
  if (startsAt === undefined || endsAt === undefined)
    throw new WrongUsage('A notice needs --start and --end.')
  const texts = { en: given(flags, 'en'), zh: given(flags, 'zh'), my: given(flags, 'ms') }
  const changed = Object.entries(texts).filter(([, text]) => text !== undefined)
  const read = maintenanceFields.safeParse({
    startsAt,
    endsAt,
    leadHours: numberOf(flags, 'lead') ?? before?.leadHours,
    texts: { ...before?.texts, ...Object.fromEntries(changed) },
  })
  if (!read.success)
    throw new Error('--lead: 0 to 720 hours. A text has at most 300 letters. Years: 1970 to 2999.')
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    throw new Error('The end must be after the start.')
  return read.data
}

async function sayNotices({ db, now }: Installation, flags: Flags): Promise<void> {
  const { rows } = await listNotices(db, { page: 1, size: most })
  sayList(
    flags,
    rows.map((row) => ({
      number: row.id,
      state: stateOfNotice(row, now),
      start: row.startsAt.toISOString(),
      end: row.endsAt.toISOString(),
      lead: row.leadHours,
      en: row.texts.en ?? null,
      zh: row.texts.zh ?? null,
      ms: row.texts.my ?? null,
    })),
  )
}

/** The notice of a number. @throws with a sentence when there is none. */
async function noticeOf({ db }: Installation, id: number) {
  try {
    return await getNotice(db, id)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw new Error(`There is no notice ${id}. The command without flags lists all.`)
  }
}

async function change(installation: Installation, id: number, flags: Flags): Promise<void> {
  const { startsAt, endsAt, leadHours, texts, version } = await noticeOf(installation, id)
  const before = {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    leadHours,
    texts,
  }
  unlessRefused(await changeNotice(installation, { id, version }, fieldsOf(flags, before)))
  say(`Notice ${id} is changed.`)
}

async function run(flags: Flags, installation: Installation): Promise<void> {
  const [changed, withdrawn] = [numberOf(flags, 'change'), numberOf(flags, 'withdraw')]
  const isWriting = fieldFlags.some(({ name }) => flags[name] !== undefined)
  if (withdrawn !== undefined) {
    if (isWriting || changed !== undefined)
      throw new WrongUsage('--withdraw cannot be given together with other flags.')
    await noticeOf(installation, withdrawn)
    unlessRefused(await withdrawNotice(installation, withdrawn))
    return say(`Notice ${withdrawn} is withdrawn.`)
  }
  if (changed !== undefined) return change(installation, changed, flags)
  if (!isWriting) return sayNotices(installation, flags)
  const id = unlessRefused(await writeNotice(installation, fieldsOf(flags)))
  say(`Notice ${id} is written.`)
}

/** OPS-078: one command, because the flags of writing and changing are the same. */
const notice: Command = {
  name: 'maintenance-notice',
  what: 'Writes a notice of maintenance for all sites, changes or withdraws it; without flags it lists all.',
  flags: [
    ...fieldFlags,
    { name: 'change', value: 'NUMBER', what: 'Changes the given fields of a notice.' },
    { name: 'withdraw', value: 'NUMBER', what: 'Withdraws a notice.' },
    { name: 'json', what: 'Writes the list as JSON.' },
  ],
  run: (flags, env) => inInstallation(env, (installation) => run(flags, installation)),
}

export const maintenanceCommands: readonly Command[] = [notice]
