import { contract, implicitRefusals, refusals } from '@titian/contract'
import type { AnyCall, RefusalName } from '@titian/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { apiBase } from './bind.ts'
import { escapeHtml } from './escape-html.ts'

function schemaOf(type: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  })
  return schema
}

function describeRefusals(call: AnyCall): string {
  const names: RefusalName[] = [...call.refusals, ...implicitRefusals]
  return names
    .map((name) => `- \`${refusals[name].code}\` ${name}: ${refusals[name].en}`)
    .join('\n')
}

function parametersOf(call: AnyCall) {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input') as {
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

function operation(noun: string, name: string, call: AnyCall) {
  const data = {
    type: 'object',
    properties: {
      ok: { const: true },
      code: { const: call.success ?? 200 },
      msg: { type: 'string' },
      data: schemaOf(call.data, 'output'),
    },
  }
  return {
    operationId: `${noun}.${name}`,
    tags: [noun],
    summary: `${name} (${call.id})`,
    description: `Who: ${call.who}. Kind: ${call.kind}.\n\nRefusals:\n${describeRefusals(call)}`,
    parameters: [
      { name: 'Language', in: 'header', schema: { enum: ['en', 'zh', 'my'] } },
      ...(call.method === 'GET' ? parametersOf(call) : []),
    ],
    ...(call.method !== 'GET' && {
      requestBody: { content: { 'application/json': { schema: schemaOf(call.input, 'input') } } },
    }),
    responses: {
      200: {
        description: 'The call succeeded.',
        content: { 'application/json': { schema: data } },
      },
    },
  }
}

export function openApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(calls)) {
      const path = (paths[apiBase + call.path] ??= {})
      path[call.method.toLowerCase()] = operation(noun, name, call)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Titian',
      version: '1',
      description: 'Every answer is {ok, code, msg, data, extend?} with the matching HTTP status.',
    },
    paths,
  }
}

function section(noun: string, name: string, call: AnyCall): string {
  const codes = [...call.refusals, ...implicitRefusals]
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Titian API</title></head><body><main><h1>Titian API</h1><p>The machine-readable form is <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>${body.join('')}</main></body></html>`
}

/** OpenAPI 3.1 at /api/openapi.json and a page to browse it at /api/docs, both made from the contract. */
export function addOpenApi(app: FastifyInstance) {
  app.get('/api/openapi.json', () => openApi())
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
}
