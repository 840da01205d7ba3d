import { contract, hasNoBody, refusals } from '@titian/contract'
import type { AnyCall } from '@titian/contract'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '../http/bind.ts'
import { escapeHtml } from '../http/writing/escape-html.ts'
import { partsOf } from '../http/writing/serialise.ts'
import { byteAddresses } from './byte-addresses.ts'
import { namesOf, refusalSchema, refusedWith } from './refusals.ts'
import { type Components, type Json, schemaOf } from './schemas.ts'

function describeRefusals(call: AnyCall): string {
  return namesOf(call)
    .map((name) => `- \`${refusals[name].code}\` ${name}: ${refusals[name].en}`)
    .join('\n')
}

function parametersOf(input: Json) {
  const { properties = {}, required = [] } = input as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

const languageHeader = { $ref: '#/components/parameters/Language' }

interface Named {
  noun: string
  name: string
  call: AnyCall
}

/** The response schema of a call, inside the envelope. */
function answeredOf(call: AnyCall, prefix: string, components: Components) {
  if (!call.extended) return { data: schemaOf(call.data, 'output', `${prefix}.data`, components) }
  const { data, extend } = partsOf(call)
  return {
    data: schemaOf(data, 'output', `${prefix}.data`, components),
    extend: schemaOf(extend, 'output', `${prefix}.extend`, components),
  }
}

function operation({ noun, name, call }: Named, components: Components) {
  const prefix = `${noun}.${name}`
  const input = schemaOf(call.input, 'input', `${prefix}.input`, components)
  const envelope = {
    type: 'object',
    required: ['ok', 'code', 'msg', 'data'],
    properties: {
      ok: { const: true },
      code: { const: call.success ?? 200 },
      msg: { type: 'string' },
      ...answeredOf(call, prefix, components),
    },
  }
  const isInQuery = hasNoBody(call) || call.inQuery === true
  return {
    operationId: prefix,
    tags: [noun],
    summary: `${name} (${call.id})`,
    description: `Who: ${call.who}. Kind: ${call.kind}.\n\nRefusals:\n${describeRefusals(call)}`,
    security: call.who === 'anyone' ? [] : [{ session: [] }, { sessionWithoutTls: [] }],
    parameters: [languageHeader, ...(isInQuery ? parametersOf(input) : [])],
    ...(!isInQuery && {
      requestBody: { required: true, content: { 'application/json': { schema: input } } },
    }),
    responses: {
      200: {
        description: 'The call succeeded.',
        content: { 'application/json': { schema: envelope } },
      },
      ...refusedWith(namesOf(call)),
    },
  }
}

/** An HttpOnly cookie (ACC-068, FRM-205). */
const cookie = (name: string) => ({ type: 'apiKey', in: 'cookie', name })

export function openApi() {
  const components: Components = { Refusal: refusalSchema }
  const paths: Record<string, Json> = {}
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[apiBase + call.path] ??= {})
      path[call.method.toLowerCase()] = operation({ noun, name, call }, components)
    }
  }
  for (const [path, described] of Object.entries(byteAddresses()))
    paths[apiBase + path] = { ...paths[apiBase + path], ...described }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Titian',
      version: '1',
      description:
        'Every answer is {ok, code, msg, data, extend?} with the matching HTTP status. What changes something takes JSON alone, from pages of the same host or from no page.',
    },
    servers: [{ url: '/', description: 'The host of a school.' }],
    tags: [...Object.keys(contract), 'bytes'].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      parameters: {
        Language: {
          name: 'Language',
          in: 'header',
          description: 'The language of messages; the school’s own where it is missing (FRM-165).',
          schema: { type: 'string', enum: ['en', 'zh', 'my'] },
        },
      },
      securitySchemes: { session: cookie('__Host-token'), sessionWithoutTls: cookie('token') },
    },
  }
}

function section(noun: string, name: string, call: AnyCall): string {
  const codes = namesOf(call)
    .map((refusal) => `${refusals[refusal].code} ${refusal}`)
    .join(', ')
  return `<details id="${noun}.${name}"><summary><code>${call.method} ${apiBase}${call.path}</code> ${name} <small>${call.id}, ${call.who}, ${call.kind}</small></summary>
<h4>Input</h4><pre>${escapeHtml(JSON.stringify(schemaOf(call.input, 'input'), null, 1))}</pre>
<h4>Data</h4><pre>${escapeHtml(JSON.stringify(schemaOf(call.data, 'output'), null, 1))}</pre><p>Refusals: ${escapeHtml(codes)}</p></details>`
}

function page(): string {
  const body = Object.entries(contract).map(
    ([noun, calls]) =>
      `<h2>${noun}</h2>${Object.entries(calls)
        .map(([name, call]) => section(noun, name, call))
        .join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Titian API</title></head><body><main><h1>Titian API</h1><p>The machine-readable form is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${body.join('')}</main></body></html>`
}

/**
 * Serves OpenAPI 3.1 at /api/openapi.json and a browsable page at /api/docs, both generated from
 * the contract.
 */
export function addOpenApi(app: FastifyInstance) {
  app.get('/api/openapi.json', () => openApi())
  app.get('/api/docs', (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; img-src data:; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page()),
  )
}
