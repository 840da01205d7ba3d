import { pickText, schoolHostsMost, schools } from '@titian/contract'
import {
  changeHosts,
  clearCaches,
  listHosts,
  listSchools,
  resumeSchool,
  suspendSchool,
} from '../../modules/schools/index.ts'
import {
  hostOf,
  inInstallation,
  type Installation,
  sayList,
  schoolFlag,
  schoolOf,
  textOf,
  unlessRefused,
} from '../installation.ts'
import { type Command, type Flag, say } from '../program.ts'

const json: Flag = { name: 'json', what: 'Writes the list as JSON.' }
const host: Flag = {
  name: 'host',
  value: 'HOST',
  what: 'Such as learn.school.example.',
  isNeeded: true,
}

const suspend: Command = {
  name: 'suspend-school',
  what: 'Closes a school for everybody but platform administrators; nothing is deleted.',
  flags: [
    schoolFlag,
    { name: 'reason', value: 'TEXT', what: 'Why, for the audit log.', isNeeded: true },
  ],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const { reason } = schools.suspendSchool.input.shape
      const read = reason.safeParse(flags['reason'])
      if (!read.success) throw new Error('--reason: write 3 to 200 letters.')
      const { id, key } = await schoolOf(installation, flags)
      unlessRefused(await suspendSchool(installation, id, read.data))
      say(`${key} is suspended.`)
    }),
}

const resume: Command = {
  name: 'resume-school',
  what: 'Opens a suspended school again.',
  flags: [schoolFlag],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const { id, key } = await schoolOf(installation, flags)
      await resumeSchool(installation, id)
      say(`${key} is open again.`)
    }),
}

/** Rows of one statement. */
const pageSize = 500

async function listAllSchools({ db }: Installation) {
  const all: Awaited<ReturnType<typeof listSchools>>['rows'] = []
  for (let page = 1; ; page += 1) {
    const { rows } = await listSchools(db, undefined, { name: '', page, size: pageSize })
    all.push(...rows)
    if (rows.length < pageSize) return all
  }
}

const list: Command = {
  name: 'list-schools',
  what: 'Lists the schools, the oldest first.',
  flags: [json],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const rows = await listAllSchools(installation)
      sayList(
        flags,
        rows.map((row) => ({
          school: row.key,
          name: pickText(row.title, row.defaultLanguage, row.defaultLanguage),
          hosts: row.hosts.map((one) => one.host).join(','),
          people: row.people,
          suspended: row.suspendedAt?.toISOString() ?? null,
          reason: row.suspensionReason,
        })),
      )
    }),
}

const addHost: Command = {
  name: 'add-host',
  what: 'Adds a host at which people open a school.',
  flags: [
    schoolFlag,
    host,
    { name: 'number', value: 'TEXT', what: 'The number under which the host is registered.' },
  ],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const added = {
        host: hostOf(textOf(flags, 'host')),
        registrationNumber: textOf(flags, 'number'),
      }
      const { id, key } = await schoolOf(installation, flags)
      const outcome = await changeHosts(installation, id, (before) => {
        if (before.some((one) => one.host === added.host))
          throw new Error(`${added.host} is a host of ${key} already.`)
        if (before.length >= schoolHostsMost)
          throw new Error(`A school has at most ${schoolHostsMost} hosts.`)
        return [...before, added]
      })
      unlessRefused(outcome)
      say(`${added.host} opens ${key}.`)
    }),
}

const removeHost: Command = {
  name: 'remove-host',
  what: 'Removes a host of a school.',
  flags: [schoolFlag, host],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const removed = hostOf(textOf(flags, 'host'))
      const { id, key } = await schoolOf(installation, flags)
      const outcome = await changeHosts(installation, id, (before) => {
        const rest = before.filter((one) => one.host !== removed)
        if (rest.length === before.length) throw new Error(`${removed} is not a host of ${key}.`)
        if (rest.length === 0) throw new Error(`${removed} is the only host of ${key}.`)
        return rest
      })
      unlessRefused(outcome)
      say(`${removed} opens ${key} no longer.`)
    }),
}

const allHosts: Command = {
  name: 'list-hosts',
  what: 'Lists the hosts of a school.',
  flags: [schoolFlag, json],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const { id } = await schoolOf(installation, flags)
      const hosts = await listHosts(installation.db, id)
      sayList(
        flags,
        hosts.map((one) => ({ host: one.host, number: one.registrationNumber || null })),
      )
    }),
}

const clear: Command = {
  name: 'clear-caches',
  what: 'Lets all running processes make the pages and answers that they keep for visitors again.',
  flags: [{ name: 'school', value: 'NAME', what: 'One school; otherwise all.' }],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const chosen = flags['school']
        ? [await schoolOf(installation, flags)]
        : await listAllSchools(installation)
      await clearCaches(
        installation,
        chosen.map(({ id }) => id),
      )
      say(`Kept pages and answers are made again. Schools: ${chosen.length}.`)
    }),
}

export const schoolCommands: readonly Command[] = [
  suspend,
  resume,
  list,
  addHost,
  removeHost,
  allHosts,
  clear,
]
