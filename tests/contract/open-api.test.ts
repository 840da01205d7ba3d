import { readFile } from 'node:fs/promises'
import { implicitRefusals, languages, reasons, refusals } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import SwaggerParser from '@apidevtools/swagger-parser'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { otherAddresses } from './addresses.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { everyCall } from './every-call.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters: { name: string; $ref?: string }[]
  requestBody?: { content: { 'application/json': { schema: { properties?: object } } } }
}

let testApp: TestApp
let paths: Record<string, Record<string, Operation | undefined> | undefined>
let source: string

beforeAll(async () => {
  testApp = await openTestApp()
  const response = await testApp.app.http.inject({ url: '/api/openapi.json' })
  source = response.body
  paths = response.json().paths
})
afterAll(() => testApp.close())

const consumer = `
import type { operations, paths } from './api'
type Login = operations['accounts.studentLogin']
export const login: Login['requestBody']['content']['application/json'] = {
  phone: '123456789', password: 'sealed', code: '8888', isRemeber: true,
}
type Good = Login['responses']['200']['content']['application/json']
export const signOf = ({ data }: Good): string => data.pcToken
type Refused = Login['responses']['422']['content']['application/json']
export const textOf = ({ code, msg }: Refused): string => String(code) + msg
type Tree = paths['/api/v1/course/courseTypeThreeList']['get']['responses']['200']['content']['application/json']
export const firstOf = ({ data }: Tree) => data[0]
`

/** The errors of a strict compiler for these files. */
function compile(given: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.getSourceFile = (name, ...more) =>
    given[name] === undefined
      ? getSourceFile.call(host, name, ...more)
      : ts.createSourceFile(name, given[name], ts.ScriptTarget.ES2022)
  host.fileExists = (name) => given[name] !== undefined || fileExists.call(host, name)
  host.readFile = (name) => given[name] ?? readFile.call(host, name)
  const program = ts.createProgram(Object.keys(given), options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))
}

/** The flags of every pattern inside a schema. */
function collectFlags(value: unknown, flags: string[], seen: Set<unknown>): void {
  if (value instanceof RegExp) flags.push(value.flags)
  if (typeof value !== 'object' || value === null || seen.has(value)) return
  seen.add(value)
  const inner =
    '_zod' in value ? [(value as { _zod: { def: unknown } })._zod.def] : Object.values(value)
  for (const one of inner) collectFlags(one, flags, seen)
}

const titled = everyCall.map((named) => [`${named.noun}.${named.name}`, named] as const)

function fieldsOf({ parameters, requestBody }: Operation): string[] {
  const body = requestBody?.content['application/json'].schema.properties ?? {}
  return [...parameters.map(({ name }) => name), ...Object.keys(body)]
}

describe('the OpenAPI description', () => {
  it.each(titled)('contains %s with its address and its fields', (title, { call }) => {
    const operation = paths[`/api/v1${call.path}`]?.[call.method.toLowerCase()]
    expect(operation?.operationId).toBe(title)
    expect(operation?.summary).toContain(call.id)
    const fields = operation ? fieldsOf(operation) : []
    expect(Object.keys(call.input.shape).filter((field) => !fields.includes(field))).toEqual([])
  })

  it('contains calls only', () => {
    const all = Object.values(paths).flatMap((path) => Object.values(path ?? {}))
    const named = all.filter((operation) => !operation?.tags.includes('bytes'))
    const ids = named.map((operation) => operation?.operationId ?? '')
    expect(ids.filter((id) => !titled.some(([title]) => title === id))).toEqual([])
    expect(ids).toHaveLength(titled.length)
  })

  it('[FRM-211] contains every address below the base that carries bytes', () => {
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods ?? {})
        .filter(([, operation]) => operation?.tags.includes('bytes'))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    )
    const answered = otherAddresses(testApp)
      .filter(({ path }) => path.startsWith('/api/v1/'))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
      // A HEAD request is described by the GET request of the same path.
      .filter(
        (one, _, all) => !(one.startsWith('HEAD') && all.includes(one.replace('HEAD', 'GET'))),
      )
    expect(described.sort()).toEqual(answered.sort())
  })

  it('[FRM-211] is valid for two validators', async () => {
    await expect(SwaggerParser.validate(JSON.parse(source))).resolves.toBeTruthy()
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ message, location }) => [message, location[0]?.pointer])).toEqual([])
  }, 60_000)

  it('[FRM-211] generates a client that compiles', async () => {
    const client = astToString(await openapiTS(JSON.parse(source)))
    expect(compile({ '/api.ts': client, '/use.ts': consumer })).toEqual([])
    const wrong = consumer.replace("phone: '123456789'", 'phone: 123456789')
    expect(compile({ '/api.ts': client, '/use.ts': wrong })).toHaveLength(1)
  }, 60_000)

  it('[FRM-211] has patterns that mean the same without flags', () => {
    const flags: string[] = []
    for (const { call } of everyCall)
      for (const schema of [call.input, call.data]) collectFlags(schema, flags, new Set())
    expect(flags.filter((one) => one.replace('u', '') !== '')).toEqual([])
  })

  it('is also a readable page with every call', async () => {
    const { body } = await testApp.app.http.inject({ url: '/api/docs' })
    expect(titled.filter(([title]) => !body.includes(`id="${title}"`))).toEqual([])
  })
})

describe('the contract', () => {
  it('gives each call a unique address', () => {
    const addresses = everyCall.map(({ call }) => call.path)
    expect(addresses.filter((path, at) => addresses.indexOf(path) !== at)).toEqual([])
  })

  it('uses the call ids of the table of calls', async () => {
    const table = await readFile(
      new URL('../../docs/requirements/11-calls.md', import.meta.url),
      'utf8',
    )
    const ids = new Set([...table.matchAll(/^\| (CALL-\d+) \|/gm)].map(([, id]) => id))
    expect(everyCall.filter(({ call }) => !ids.has(call.id)).map(({ name }) => name)).toEqual([])
  })

  it('declares no refusal that every call may return anyway', () => {
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

  // ACC-086: the meaning of the code -1000 is in its message; a second step of the sign-in has it
  // too.
  it('gives each refusal a fitting status, and each code one meaning except -2 and -1000', () => {
    const rows = Object.entries(refusals)
    expect(rows.filter(([, { status }]) => status < 400 || status > 599)).toEqual([])
    const codes = rows.map(([, { code }]) => code)
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([-2, -1000])
  })
})
