import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  type AreaCode,
  colourPattern,
  describeIssues,
  type Language,
  languages,
  nationalNumber,
  schools,
} from '@titian/contract'
import { readHost } from '../modules/schools/index.ts'
import { readPhoneNumber } from '../operator/people.ts'

/** The input of a setup: the first school, and the first platform administrator. */
export interface SetupPlan {
  key: string
  title: string
  host: string
  languages: Language[]
  /** For example `#A8431F`; null for the platform's default. */
  colour: string | null
  admin: { name: string; areaCode: AreaCode; mobile: string }
}

interface Question {
  flag: string
  asks: string
  example: string
  usual?: (given: Given) => string
}

type Given = Record<string, string | undefined>

const firstLabel = (host = '') => host.split('.')[0]?.toLowerCase() ?? ''

/** The questions in the order of the prompts; each question is also a flag. */
export const questions: readonly Question[] = [
  { flag: 'title', asks: 'Name of the school', example: 'Teratai Commerce School' },
  { flag: 'host', asks: 'Host at which people open it', example: 'learn.teratai.edu.my' },
  {
    flag: 'key',
    asks: 'Short key of the school',
    example: 'teratai',
    usual: ({ host }) => (firstLabel(host).length > 1 ? firstLabel(host) : 'school'),
  },
  {
    flag: 'languages',
    asks: 'Languages, the main one first (en, zh, my)',
    example: 'en,zh,my',
    usual: () => 'en,zh,my',
  },
  {
    flag: 'colour',
    asks: 'Colour of the school, or nothing',
    example: '#A8431F',
    usual: () => '',
  },
  { flag: 'admin-name', asks: 'Name of the first administrator', example: 'Aina Sofea' },
  {
    flag: 'admin-phone',
    asks: 'Phone of the first administrator, with country code',
    example: '+60123456789',
  },
]

/** Returns one line for each flag, for `--help`. */
export function usage(): string {
  const lines = questions.map(
    ({ flag, asks, example }) => `  --${`${flag} …`.padEnd(16)} ${asks}, such as ${example}`,
  )
  return [
    'Makes the first school and the first administrator of an installation.',
    'What is not given as a flag is asked in a terminal.',
    '',
    ...lines,
    `  ${'--yes'.padEnd(18)} Asks nothing: what has a usual value takes it, all else must be given`,
  ].join('\n')
}

/** @throws for an unknown flag. */
export function readFlags(words: string[]): { given: Given; yes: boolean; help: boolean } {
  const text = Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }]))
  const options = { ...text, yes: { type: 'boolean' as const }, help: { type: 'boolean' as const } }
  const values: Record<string, string | boolean | undefined> = parseArgs({
    args: words,
    options,
  }).values
  const given = Object.fromEntries(
    questions.map(({ flag }) => {
      const value = values[flag]
      return [flag, typeof value === 'string' ? value.trim() : undefined]
    }),
  )
  return { given, yes: values['yes'] === true, help: values['help'] === true }
}

/** Completes missing values: by prompts in a terminal, otherwise by defaults. */
export async function complete(given: Given, asks: boolean): Promise<Given> {
  const filled = { ...given }
  const terminal = asks ? createInterface({ input: process.stdin, output: process.stdout }) : null
  try {
    for (const { flag, asks: words, example, usual } of questions) {
      if (filled[flag] !== undefined) continue
      const standard = usual?.(filled)
      const hint = standard === undefined ? `such as ${example}` : `Enter for “${standard}”`
      const answer = terminal ? (await terminal.question(`${words} (${hint}): `)).trim() : ''
      filled[flag] = answer || standard
    }
  } finally {
    terminal?.close()
  }
  return filled
}

const flagOf: Record<string, string> = {
  adminName: 'admin-name',
  adminMobile: 'admin-phone',
  adminAreaCode: 'admin-phone',
}

function readLanguages(text = ''): Language[] | undefined {
  const named = text.split(/[\s,]+/).filter(Boolean)
  const known = named.filter((name) => (languages as readonly string[]).includes(name))
  const isFine = named.length > 0 && known.length === named.length
  return isFine ? ([...new Set(named)] as Language[]) : undefined
}

/** Returns the plan, or all errors of the input, one line for each flag. */
export function readPlan(given: Given): SetupPlan | string[] {
  const problems: Record<string, string> = {}
  const phone = readPhoneNumber(given['admin-phone'])
  const chosen = readLanguages(given['languages'])
  if (!chosen) problems['languages'] = 'Give at least one of en, zh and my, divided by commas.'
  const host = readHost(given['host'] ?? '')
  if (!host) problems['host'] = 'Give a host without https:// and without a path.'
  const colour = given['colour'] || null
  if (colour !== null && !colourPattern.test(colour))
    problems['colour'] = 'Write # and six digits or letters from a to f, such as #A8431F.'
  if (!phone)
    problems['admin-phone'] = 'Give the number with its country code, such as +60123456789.'
  const parsed = schools.createSchool.input.safeParse({
    key: given['key'] ?? '',
    title: given['title'] ?? '',
    defaultLanguage: chosen?.[0] ?? 'en',
    host: given['host'] ?? '',
    adminName: given['admin-name'] ?? '',
    adminAreaCode: phone?.areaCode ?? '60',
    adminMobile: phone?.digits ?? '123456789',
  })
  const wrong = parsed.error ? describeIssues(parsed.error, 'en') : {}
  for (const [field, problem] of Object.entries(wrong)) problems[flagOf[field] ?? field] ??= problem
  if (!parsed.success || !chosen || !host || !phone || Object.keys(problems).length > 0)
    return Object.entries(problems).map(([flag, problem]) => `--${flag}: ${problem}`)
  const { key, title, adminName: name } = parsed.data
  const { areaCode, digits } = phone
  const admin = { name, areaCode, mobile: nationalNumber(areaCode, digits) }
  return { key, title, host, languages: chosen, colour, admin }
}
