import { hasNoBody, implicitRefusals, refusals, type RefusalName } from '@titian/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askUndone, describeReply, rightfulAsker } from './asking.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import {
  type Attack,
  attacksOn,
  attacksTogether,
  bottomless,
  isAbout,
  strangeFields,
} from './inputs/hostile.ts'
import { Sandbox } from './sandbox.ts'
import { openScene, type Scene } from './scene.ts'
import { schemaAt } from './inputs/schema-nodes.ts'
import { type Caller, type Reply, send } from './sender.ts'

/**
 * Schemas that another call has already tested with every value: the same schema refuses the same
 * values in every call.
 */
const tried = new Map<unknown, string>()
const isLong = process.env.TEST_LENGTH === 'long'
/** The values that test a field whose schema another call has tested with every value. */
const fewValues = new Set(['missing', 'an object of objects', 'a truth'])

/**
 * Values that the contract allows are tested in every call, because each call has checks of its
 * own.
 */
function isToTry(named: NamedCall, { fields, input, what }: Attack): boolean {
  const [field = ''] = fields
  const schema = schemaAt(named.call.input, field)
  if (isLong || input || !schema || fewValues.has(what)) return true
  const place = `${named.noun}.${named.name} ${field}`
  if (!tried.has(schema)) tried.set(schema, place)
  return tried.get(schema) === place
}

let scene: Scene
let sandbox: Sandbox

beforeAll(async () => {
  scene = await openScene()
  sandbox = await Sandbox.enter(scene.testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await scene.testApp.close()
})

const titled = everyCall.map((named) => [`${named.noun}.${named.name}`, named] as const)

function isNamed(field: string, { body: { extend } }: Reply): boolean {
  return Object.keys(extend?.fields ?? {}).some((path) => isAbout(path, field))
}

/** True for requests that the parser refuses before fields are known. */
function isPoison({ what }: Attack, { status, body: { code } }: Reply): boolean {
  return /^a (prototype|constructor)$/.test(what) && status === 400 && code === -2
}

/** Invalid fields that the response to a refused request does not name. */
function fieldsUnnamed(reply: Reply, attack: Attack): readonly string[] {
  if (isPoison(attack, reply)) return []
  const isRefused = reply.status === 422 && reply.body.extend?.refusal === 'invalidInput'
  return attack.fields.filter((field) => !isRefused || !isNamed(field, reply))
}

function complaintAboutLegal(
  reply: Reply,
  { call }: NamedCall,
  attack: Attack,
): string | undefined {
  if (reply.body.ok || isPoison(attack, reply)) return undefined
  const name = reply.body.extend?.refusal as RefusalName
  const declared: readonly string[] = [...call.refusals, ...implicitRefusals]
  const isDeclared = declared.includes(name) && name !== 'busy'
  if (!isDeclared || reply.status !== refusals[name].status) return describeReply(reply)
  const { fields, reason } = reply.body.extend ?? {}
  const isMute = name === 'invalidInput' && !fields && !reason
  return isMute ? `does not say what is wrong: ${describeReply(reply)}` : undefined
}

const titleOf = ({ what, fields }: Attack) => `${fields.join(', ')}, ${what}`

async function ask(named: NamedCall, { body, input }: Attack, caller: Caller): Promise<Reply> {
  const { testApp, first } = scene
  if (named.name === 'finishUpload') await first.putUpload()
  if (named.noun === 'accounts') await sandbox.run('delete from rate_limits')
  testApp.clock.pass(1)
  const run = () => send(testApp, named.call, body, caller)
  if (named.call.kind === 'read' || !input) return run()
  // Accepted requests may change rows, and are rolled back. Requests that should be refused are
  // not, so that changes by them stay visible.
  return sandbox.rollbackIf((reply) => reply.body.ok, run)
}

/** Requests that the contract allows, once for each resulting input. */
function legalOnes(attacks: Attack[]): Attack[] {
  const legal = attacks.filter(({ input }) => input)
  return [...new Map(legal.map((one) => [JSON.stringify(one.input), one])).values()]
}

async function complaintsAboutLegal(named: NamedCall, attacks: Attack[], caller: Caller) {
  const found: string[] = []
  for (const one of legalOnes(attacks)) {
    const complaint = complaintAboutLegal(await ask(named, one, caller), named, one)
    if (complaint) found.push(`${titleOf(one)}: ${complaint}`)
  }
  return found
}

/**
 * A response to many invalid fields should name each of them. If one invalid field hides others,
 * the hidden ones are tested alone.
 */
async function complaintsAboutIllegal(named: NamedCall, attacks: Attack[], caller: Caller) {
  const illegal = attacks.filter(({ input }) => !input)
  const found: string[] = []
  for (const all of attacksTogether(named, await named.sample(scene.first), illegal)) {
    const unnamed = fieldsUnnamed(await ask(named, all, caller), all)
    const alone = illegal.filter(
      ({ what, fields }) => what === all.what && fields.some((field) => unnamed.includes(field)),
    )
    for (const one of alone) {
      const reply = await ask(named, one, caller)
      if (fieldsUnnamed(reply, one).length > 0)
        found.push(`${titleOf(one)}: ${describeReply(reply)}`)
    }
  }
  return found
}

/** The refused requests that changed rows. */
async function culprits(named: NamedCall, attacks: Attack[], caller: Caller): Promise<string[]> {
  const found: string[] = []
  for (const one of attacks) {
    const { reply, changed } = await askUndone(scene, sandbox, named, one.body, caller)
    const mayChange = reply.body.ok && named.call.kind !== 'read'
    if (changed.length > 0 && !mayChange)
      found.push(`${titleOf(one)}: ${describeReply(reply)} changed ${changed.join(', ')}`)
  }
  return found
}

/**
 * The timeout of a test in milliseconds. A form of twenty fields causes some hundred requests, and
 * the machine may be busy.
 */
const patience = 120_000

describe('bad input is refused with the reason, without an error, and changes no rows', () => {
  it.each(titled)(
    '%s',
    async (_, named) => {
      const caller = rightfulAsker(named, scene.first)
      const sample = await named.sample(scene.first)
      const attacks = attacksOn(named, sample).filter((one) => isToTry(named, one))
      const { result: complaints, changed } = await sandbox.undone(async () => [
        ...(await complaintsAboutIllegal(named, attacks, caller)),
        ...(await complaintsAboutLegal(named, attacks, caller)),
      ])
      if (changed.length > 0) complaints.push(...(await culprits(named, attacks, caller)))
      if (complaints.length > 0) expect.fail(complaints.join('\n'))
    },
    patience,
  )
})

describe('unknown fields are ignored', () => {
  it.each(titled)('%s', async (_, named) => {
    const caller = rightfulAsker(named, scene.first)
    const sample = await named.sample(scene.first)
    const { reply } = await askUndone(
      scene,
      sandbox,
      named,
      { ...strangeFields, ...sample },
      caller,
    )
    // Only this call refuses unknown fields, as a requirement says (ACC-260).
    const isStrict = named.name === 'updateUserInfo'
    expect(reply.status, describeReply(reply)).toBe(isStrict ? 422 : 200)
  })
})

describe('an endlessly nested body is refused', () => {
  const withBody = titled.filter(([, { call }]) => !hasNoBody(call))
  it.each(withBody)('%s', async (_, named) => {
    const caller = rightfulAsker(named, scene.first)
    const { reply } = await askUndone(scene, sandbox, named, bottomless, caller)
    expect(reply.status, describeReply(reply)).toBeLessThan(500)
  })
})

describe('all malicious requests', () => {
  const anyInput = fc.constantFrom(...everyCall).chain((named) => {
    const fields = Object.keys(named.call.input.shape).map(
      (name) => [name, fc.jsonValue()] as const,
    )
    const known = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
    const body = fc.oneof(known, fc.dictionary(fc.string(), fc.jsonValue()))
    return fc.record({ named: fc.constant(named), body })
  })

  it('are answered without a server error', async () => {
    const property = fc.asyncProperty(anyInput, async ({ named, body }) => {
      const caller = rightfulAsker(named, scene.first)
      const { reply, changed } = await askUndone(scene, sandbox, named, body, caller)
      if (reply.status >= 500) return false
      return reply.body.ok || changed.length === 0
    })
    await fc.assert(property, { numRuns: 200 })
  })
})
