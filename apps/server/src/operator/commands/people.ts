import { nationalNumber, people } from '@titian/contract'
import {
  findUserByPhone,
  firstPasswordHours,
  makePasswordLink,
} from '../../modules/accounts/index.ts'
import { createPerson } from '../../modules/people/index.ts'
import {
  firstHostOf,
  inInstallation,
  type Installation,
  schoolFlag,
  schoolOf,
  textOf,
  unlessRefused,
} from '../installation.ts'
import { originOf, passwordAddress, readPhoneNumber } from '../people.ts'
import { type Command, type Flag, type Flags, say } from '../program.ts'

const phone: Flag = {
  name: 'phone',
  value: 'NUMBER',
  what: 'With the country code, such as +60123456789.',
  isNeeded: true,
}

/** @throws for a number without a known country code. */
function phoneOf(flags: Flags) {
  const read = readPhoneNumber(textOf(flags, 'phone'))
  if (!read)
    throw new Error('--phone: give the number with its country code, such as +60123456789.')
  return { areaCode: read.areaCode, mobile: nationalNumber(read.areaCode, read.digits) }
}

interface LinkedPerson {
  id: number
  schoolId: number
  disabled: boolean
  roles: string
}

const isStaff = (roles: string) => /schoolAdmin|platformAdmin/.test(roles)

/** Makes the link and shows it with what happens next. */
async function sayLink(installation: Installation, person: LinkedPerson): Promise<void> {
  const origin = originOf(await firstHostOf(installation, person.schoolId), installation.env)
  const link = unlessRefused(await makePasswordLink(installation.db, person, installation))
  const site = isStaff(person.roles) ? 'admin' : 'teacher'
  say(
    `Open this link within ${firstPasswordHours} hours to choose the password. It can be used once:`,
    passwordAddress(origin, site, link),
    ...(isStaff(person.roles) || person.roles.includes('teacher')
      ? []
      : [`After that the person signs in at ${origin}/.`]),
  )
}

const addAdministrator: Command = {
  name: 'add-administrator',
  what: 'Creates an administrator and shows a link with which that person chooses a password.',
  flags: [
    schoolFlag,
    { name: 'name', value: 'NAME', what: 'The name of the person.', isNeeded: true },
    phone,
    {
      name: 'platform',
      what: 'Makes a platform administrator; otherwise an administrator of the school.',
    },
  ],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const { areaCode, mobile } = phoneOf(flags)
      const role = flags['platform'] === true ? 'platformAdmin' : 'schoolAdmin'
      const plan = { areaCode, mobile, name: textOf(flags, 'name'), role: 'schoolAdmin' }
      const read = people.createPerson.input.safeParse(plan)
      if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join(' '))
      const found = await schoolOf(installation, flags)
      const person = { ...read.data, role } as const
      const id = unlessRefused(await createPerson(person, { ...installation, school: found }))
      say(
        `${read.data.name} is an administrator of ${role === 'platformAdmin' ? 'the platform' : found.key}.`,
      )
      await sayLink(installation, { id, schoolId: found.id, disabled: false, roles: role })
    }),
}

const passwordLink: Command = {
  name: 'password-link',
  what: 'Shows a link with which a person chooses a new password; an earlier link ends.',
  flags: [schoolFlag, phone],
  run: (flags, env) =>
    inInstallation(env, async (installation) => {
      const found = await schoolOf(installation, flags)
      const person = await findUserByPhone(installation.db, found.id, phoneOf(flags))
      if (!person) throw new Error(`Nobody at ${found.key} has this phone number.`)
      await sayLink(installation, person)
    }),
}

export const peopleCommands: readonly Command[] = [addAdministrator, passwordLink]
