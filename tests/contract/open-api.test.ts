import { readFile } from 'node:fs/promises'
import { implicitRefusals, languages, reasons, refusals } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../apps/server/src/testing/world.ts'
import { everyCall } from './every-call.ts'

interface Operation {
  operationId: string
  summary: string
  parameters: { name: string }[]
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } }
}

let world: World
let paths: Record<string, Record<string, Operation | undefined> | undefined>

beforeAll(async () => {
  world = await openWorld()
  const response = await world.app.http.inject({ url: '/api/openapi.json' })
  paths = response.json().paths
})
afterAll(() => world.close())

const titled = everyCall.map((named) => [`${named.noun}.${named.name}`, named] as const)

function fieldsOf({ parameters, requestBody }: Operation): string[] {
  const body = requestBody?.content['application/json'].schema.properties ?? {}
  return [...parameters.map(({ name }) => name), ...Object.keys(body)]
}

describe('the machine-readable description', () => {
  it.each(titled)('names %s with its address and its fields', (title, { call }) => {
    const operation = paths[`/api/v1${call.path}`]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(title)
    expect(operation?.summary).toContain(call.id)
    const fields = operation ? fieldsOf(operation) : []
    expect(Object.keys(call.input.shape).filter((field) => !fields.includes(field))).toEqual([])
  })

  it('names nothing that is no call', () => {
    const named = Object.values(paths).flatMap((path) => Object.values(path ?? {}))
    const ids = named.map((operation) => operation?.operationId ?? '')
    expect(ids.filter((id) => !titled.some(([title]) => title === id))).toEqual([])
    expect(ids).toHaveLength(titled.length)
  })

  it('is a page for people as well, with every call', async () => {
    const { body } = await world.app.http.inject({ url: '/api/docs' })
    expect(titled.filter(([title]) => !body.includes(`id="${title}"`))).toEqual([])
  })
})

describe('the contract', () => {
  it('gives each call an address of its own', () => {
    const addresses = everyCall.map(({ call }) => call.path)
    expect(addresses.filter((path, at) => addresses.indexOf(path) !== at)).toEqual([])
  })

  it('takes the id of each call from the table of calls', async () => {
    const table = await readFile(
      new URL('../../docs/requirements/11-calls.md', import.meta.url),
      'utf8',
    )
    const ids = new Set([...table.matchAll(/^\| (CALL-\d+) \|/gm)].map(([, id]) => id))
    expect(everyCall.filter(({ call }) => !ids.has(call.id)).map(({ name }) => name)).toEqual([])
  })

  it('declares no refusal that every call may give anyway', () => {
    const implicit: readonly string[] = implicitRefusals
    const twice = everyCall.filter(({ call }) =>
      call.refusals.some((one) => implicit.includes(one)),
    )
    expect(twice.map(({ name }) => name)).toEqual([])
  })

  it.each(Object.entries({ ...refusals, ...reasons }))('says %s in three languages', (_, texts) => {
    const said = languages.map((language) => texts[language].trim())
    expect(said.filter((text) => text.length > 1)).toHaveLength(3)
    expect(new Set(said).size).toBe(3)
  })

  // ACC-086: -1000 carries what its message says, the second step of a sign-in among it.
  it('gives each refusal a status that fits, and no code two meanings but -2 and -1000', () => {
    const rows = Object.entries(refusals)
    expect(rows.filter(([, { status }]) => status < 400 || status > 599)).toEqual([])
    const codes = rows.map(([, { code }]) => code)
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([-2, -1000])
  })
})
