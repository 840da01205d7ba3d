import { hasNoBody } from '@titian/contract'
import { queryOf } from '../sender.ts'
import type { NamedCall } from '../every-call.ts'
import { leavesOf, withLeaf } from './leaves.ts'

/** A careless or malicious request in place of the sample. */
export interface Attack {
  /**
   * Names the value that replaces the fields, or is "missing"; the title of the test shows this
   * name.
   */
  what: string
  fields: readonly string[]
  body: object | string
  /**
   * The input of the call if the contract allows the request, so that only the call itself can
   * refuse it.
   */
  input: object | undefined
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** The values are written as JSON, because JSON.stringify cannot write some of them. */
const values: Record<string, string> = {
  null: 'null',
  'a number': '7',
  zero: '0',
  'a fraction': '0.123456789',
  'a negative number': '-1',
  'more than 32 bits': '2147483648',
  'less than 32 bits': '-2147483649',
  'the largest whole number': '9007199254740991',
  'a huge number': '1e308',
  'an endless number': '1e999',
  'a text': '"words"',
  'an empty text': '""',
  spaces: '"   "',
  'a number as text': '"12"',
  'a truth': 'true',
  'an object': '{}',
  'a list': '[]',
  'a list of texts': '["a"]',
  'an object of objects': '{"a":{"b":{"c":[]}}}',
  'a deep list': nested(200),
  'a text of 100 kB': JSON.stringify('x'.repeat(100_000)),
  'emoji in thousands': JSON.stringify('🎓'.repeat(10_000)),
  'a statement of SQL': JSON.stringify("' or 1=1 --"),
  'a wildcard': JSON.stringify('%_\\'),
  'a null character': '"\\u0000"',
  'half a letter': '"\\ud800"',
  'a script': JSON.stringify('<script>alert(1)</script>'),
  'a path': '"../../etc/passwd"',
  'an escaped null': '"%00"',
  'letters from right to left': '"\\u202etxt.exe\\u202c"',
  'a sign of nothing': '"AAAAAAAAAAAAAAAAAAAAAA"',
  'a date of another age': '"+275760-09-13T00:00:00Z"',
  'a date before all dates': '"0000-01-01T00:00:00Z"',
  'a prototype': '{"__proto__":{"isAdmin":true}}',
  'a constructor': '{"constructor":{"prototype":{"isAdmin":true}}}',
}

const place = '"at this place"'

/**
 * All items of a list have the same schema, and so have the languages of a text. One item and one
 * language represent all.
 */
const shapeOf = (path: string) => path.replace(/\.(?:\d+|en|zh|my)(?=\.|$)/g, '.*')

function placesOf(sample: Record<string, unknown>): string[] {
  const fields = Object.keys(sample)
  const leaves = leavesOf(sample).map(({ path }) => path)
  const places = [...fields, ...leaves].map((path) => [shapeOf(path), path] as const)
  return [...new Map(places.toReversed()).values()]
}

const missing = 'missing'

type Aim = Pick<Attack, 'what' | 'fields'>

function bodyOf({ call }: NamedCall, sample: object, { what, fields }: Aim): object | string {
  const put = (value: unknown) =>
    fields.reduce((body, field) => withLeaf(body, field, value), { ...sample })
  if (what === missing) return put(undefined)
  const text = JSON.stringify(put(JSON.parse(place))).replaceAll(place, () => values[what] ?? '')
  return hasNoBody(call) ? readLoosely(text) : text
}

function attackOf(named: NamedCall, sample: object, aim: Aim): Attack {
  const body = bodyOf(named, sample, aim)
  return { ...aim, body, input: legalInput(named, body) }
}

/** Every field of a sample, including nested ones, with every potentially harmful value. */
export function attacksOn(named: NamedCall, sample: Record<string, unknown>): Attack[] {
  return placesOf(sample).flatMap((field) =>
    [missing, ...Object.keys(values)].map((what) =>
      attackOf(named, sample, { what, fields: [field] }),
    ),
  )
}

/** True when one path equals or contains the other. */
export function isAbout(path: string, field: string): boolean {
  return path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`)
}

/**
 * The same attacks in fewer requests: each request has one value in all fields, except in fields
 * that contain one another.
 */
export function attacksTogether(named: NamedCall, sample: object, attacks: Attack[]): Attack[] {
  const groups: { what: string; fields: string[] }[] = []
  for (const { what, fields } of attacks) {
    const isFree = (group: (typeof groups)[number]) =>
      group.what === what &&
      !group.fields.some((one) => fields.some((field) => isAbout(one, field)))
    const group = groups.find(isFree)
    if (group) group.fields.push(...fields)
    else groups.push({ what, fields: [...fields] })
  }
  return groups.map((group) => attackOf(named, sample, group))
}

function readLoosely(text: string): object {
  return JSON.parse(text) as object
}

/** Fields that no call knows; each is added to a sample. */
export const strangeFields = {
  schoolId: 1,
  userId: 1,
  roles: 'platformAdmin',
  isAdmin: true,
  toString: 'x',
  'unknown field': { a: [1] },
}

/** A list that is nested so deeply that a recursive reader overflows the stack. */
export const bottomless = `{"deep":${nested(50_000)}}`

/** The input that the server reads from a request. */
function asRead({ call }: NamedCall, body: object | string): unknown {
  if (!hasNoBody(call))
    return typeof body === 'string' ? JSON.parse(body) : JSON.parse(JSON.stringify(body))
  const query = queryOf(typeof body === 'string' ? readLoosely(body) : body)
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const all = query.getAll(name)
      return [name, all.length > 1 ? all : all[0]]
    }),
  )
}

function hasBrokenText(value: unknown): boolean {
  return leavesOf(value).some(
    ({ value: leaf }) =>
      typeof leaf === 'string' && (leaf.includes('\u0000') || !leaf.isWellFormed()),
  )
}

function legalInput(named: NamedCall, body: object | string): object | undefined {
  const read = asRead(named, body)
  return hasBrokenText(read) ? undefined : named.call.input.safeParse(read).data
}
