import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askUndone, describeReply, callerOf, type Outcome, rightfulName } from './asking.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { type CallerName, callers, type Rule, ruleOf } from './owners.ts'
import { furtherRules } from './rules/further-rules.ts'
import { Sandbox } from './sandbox.ts'
import { openScene, type Scene } from './scene.ts'
import type { Caller } from './sender.ts'

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

const teaching: readonly CallerName[] = [
  'teacher',
  'coTeacher',
  'otherTeacher',
  'schoolAdmin',
  'platformAdmin',
]
const staff: readonly CallerName[] = ['schoolAdmin', 'platformAdmin']

/** The refusals by the contract itself, before any other check. */
function refusedByGuard({ call: { who } }: NamedCall, caller: CallerName): string | undefined {
  if (who === 'anyone') return undefined
  if (caller === 'visitor') return 'signIn'
  if (who === 'teacher' && !teaching.includes(caller)) return 'noPermission'
  if (who === 'staff' && !staff.includes(caller)) return 'noPermission'
  return undefined
}

/** The accepted results for each caller. */
function expectedOf(named: NamedCall, rule: Rule, caller: CallerName): readonly string[] {
  if (rule.may.includes(caller)) return ['ok']
  const byGuard = refusedByGuard(named, caller)
  if (byGuard) return [byGuard]
  if (caller === 'visitor') return ['signIn', 'notFound']
  if (caller === 'stranger') return [rule.stranger ?? 'notFound']
  return rule.others ? [rule.others] : ['noPermission', 'notFound']
}

function verdict(
  { reply, changed }: Outcome,
  { call }: NamedCall,
  expected: readonly string[],
): string {
  const said = reply.body.ok ? 'ok' : (reply.body.extend?.refusal ?? '')
  const wrote = changed.length > 0 && (said !== 'ok' || call.kind === 'read')
  const isExpected = expected.includes(said)
  if (isExpected && !wrote) return 'as expected'
  const rows = wrote ? `, changed ${changed.join(', ')}` : ''
  return `expected ${expected.join(' or ')}, got ${describeReply(reply)}${rows}`
}

/**
 * The embedded database runs only the permitted caller. The other callers are refused before the
 * database is used, and the run on PostgreSQL tests them (decision 0077).
 */
const asksAll = process.env.TEST_LENGTH !== 'short'
const askersOf = (rule: Rule) => (asksAll ? callers : [rightfulName(rule)])

async function verdicts(named: NamedCall, rule: Rule): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const caller of askersOf(rule)) {
    const input = { ...(await named.sample(scene.first)), ...rule.with?.(scene.first) }
    const outcome = await askUndone(scene, sandbox, named, input, callerOf(scene, caller))
    found[caller] = verdict(outcome, named, expectedOf(named, rule, caller))
  }
  return found
}

const allAsExpected = (rule: Rule) =>
  Object.fromEntries(askersOf(rule).map((caller) => [caller, 'as expected']))

describe('[ACC-218] [FRM-168] accepts permitted callers, and refuses others without changing a row', () => {
  it.each(everyCall.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_, named) => {
      const rule = ruleOf(named.noun, named.name)
      if (!rule) throw new Error('Nobody said who may make this call.')
      expect(rule.may.filter((caller) => refusedByGuard(named, caller))).toEqual([])
      expect(await verdicts(named, rule)).toEqual(allAsExpected(rule))
    },
  )

  it.each(furtherRules.map((rule) => [`${rule.noun}.${rule.name}: ${rule.title}`, rule] as const))(
    '%s',
    async (_, rule) => {
      const named = everyCall.find(({ noun, name }) => noun === rule.noun && name === rule.name)
      if (!named) throw new Error('There is no such call.')
      expect(await verdicts(named, rule)).toEqual(allAsExpected(rule))
    },
  )
})

describe.runIf(asksAll)("[FRM-333] refuses a person's private data to impersonating staff", () => {
  const privateCalls = everyCall.filter(({ call }) => call.private)
  it.each(privateCalls.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_, named) => {
      const input = await named.sample(scene.first)
      const { student, impersonator } = scene.first.people
      const own = await askUndone(scene, sandbox, named, input, student)
      expect(own.reply.status).toBe(200)
      const { reply, changed } = await askUndone(scene, sandbox, named, input, impersonator)
      expect(reply.body).toMatchObject({
        code: -6,
        data: null,
        extend: { refusal: 'noPermission', reason: 'ownerOnly' },
      })
      expect(changed).toEqual([])
    },
  )

  it('files.download, of an own file, by the call and at the address of its bytes', async () => {
    const { people, ownFile, host } = scene.first
    const named = everyCall.find(({ noun, name }) => noun === 'files' && name === 'download')
    if (!named) throw new Error('There is no such call.')
    const byCall = async (caller: Caller) =>
      (await askUndone(scene, sandbox, named, { fileUrl: ownFile }, caller)).reply.status
    expect([await byCall(people.student), await byCall(people.impersonator)]).toEqual([200, 403])
    const { statusCode } = await scene.testApp.app.http.inject({
      url: `/api/v1/file/server/download?fileUrl=${ownFile}`,
      headers: { host, cookie: `token=${people.impersonator.token}` },
    })
    expect(statusCode).toBe(403)
  })
})

describe.runIf(asksAll)('[ACC-241] lets impersonating staff read, and refuses their writes', () => {
  const forSignedIn = everyCall.filter(({ call }) => call.who === 'signedIn')
  it.each(forSignedIn.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_, named) => {
      const input = await named.sample(scene.first)
      const { reply, changed } = await askUndone(
        scene,
        sandbox,
        named,
        input,
        scene.first.people.impersonator,
      )
      const mayWrite = named.call.whileImpersonating === 'allowed'
      const isRefused = named.call.kind !== 'read' && !mayWrite
      if (isRefused) expect(reply.body.extend?.refusal).toBe('noPermission')
      if (!mayWrite) expect(changed).toEqual([])
      expect(reply.status).toBeLessThan(500)
    },
  )
})
