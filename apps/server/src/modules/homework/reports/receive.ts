import {
  describeIssues,
  type Language,
  practiceReport,
  type PracticeReport,
  reasons,
} from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { School } from '../../../platform/actor.ts'
import { apiBase, type HttpDeps, languageOf, sendRefusal } from '../../../platform/http/bind.ts'
import { clientOf } from '../../../platform/http/client.ts'
import type { Client } from '../../../platform/http/context.ts'
import { hasBrokenText } from '../../../platform/http/input.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { countUse, isOverLimit, usesOf } from '../../../platform/security/limits.ts'
import type { KeyRow } from '../tables.ts'
import { takeReport } from './actions.ts'
import { findKey, markUsed } from './queries.ts'
import { isSigned, isTimely, readSignature } from './signature.ts'

const mostBytes = 16 * 1024

/** The number of wrongly signed reports that one network may send. */
const wrongOnes = { seconds: 600, most: 30 }
/** The number of reports that one system may send in a minute: enough for a whole school. */
const rightOnes = { seconds: 60, most: 600 }
/** Milliseconds by which the clock of the system may be fast. */
const aheadMost = 300_000

interface Sender {
  school: School
  client: Client
  language: Language
  now: Date
}

/**
 * A signature is computed even for an unknown key. Otherwise the response time would show which
 * keys exist.
 */
const noSecret = '-'

/**
 * PRC-019: returns the key with which the report was signed. The refusal is the same for every
 * fault, so that a stranger learns nothing from it.
 */
async function believe(
  { headers }: FastifyRequest,
  raw: Buffer,
  { school, client, now }: Sender,
  { services: { db, sealers } }: HttpDeps,
): Promise<{ key: KeyRow; time: number } | Refusal> {
  const limit = `practice report ${client.network}`
  if ((await usesOf(db, limit, now)) >= wrongOnes.most) return refusal('tooFast', 'tooManyRequests')
  const code = headers['titian-key']
  const signature = readSignature(headers['titian-signature'])
  const key = typeof code === 'string' ? await findKey(db, school.id, { code }) : undefined
  const secret = key && sealers.practiceKeys.open(key.secret)
  const isRight = signature !== undefined && isSigned(secret ?? noSecret, raw, signature)
  if (key && secret !== undefined && isRight) return { key, time: signature.time }
  await countUse(db, limit, wrongOnes.seconds, now)
  return refusal('noPermission')
}

function parse(raw: Buffer): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(raw)
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : undefined
  } catch {
    return undefined
  }
}

/** Returns the report, or a refusal that names the wrong fields. */
function read(raw: Buffer, { language, now }: Sender): PracticeReport | Refusal {
  const sent = parse(raw)
  if (!sent || hasBrokenText(sent)) return refusal('invalidInput', 'reportNotJson')
  const parsed = practiceReport.safeParse(sent, { reportInput: true })
  if (!parsed.success)
    return refusal('invalidInput', { fields: describeIssues(parsed.error, language) })
  if (Date.parse(parsed.data.time) > now.getTime() + aheadMost)
    return refusal('invalidInput', { fields: { time: reasons.reportInFuture[language] } })
  return parsed.data
}

async function take(request: FastifyRequest, raw: Buffer, sender: Sender, deps: HttpDeps) {
  const { services, signs } = deps
  const { db, events, seal } = services
  const { client, language, now } = sender
  const believed = await believe(request, raw, sender, deps)
  if (believed instanceof Refusal) return believed
  const { key, time } = believed
  if (!isTimely(time, now)) return refusal('noPermission', 'reportTimeOff')
  if (await isOverLimit(db, { key: `practice reports ${key.id}`, ...rightOnes }, now))
    return refusal('tooFast', 'tooManyRequests')
  await markUsed(db, key.id, now)
  const report = read(raw, sender)
  if (report instanceof Refusal) return report
  return takeReport(
    { db, events, seal, key, client, language, now },
    {
      ...report,
      user: signs.open('user', report.userId),
      task: signs.open('homework', report.taskId),
    },
  )
}

async function receive(request: FastifyRequest, reply: FastifyReply, deps: HttpDeps) {
  const school = await deps.findSchool(request.hostname)
  const language = languageOf(request.headers.language, school) ?? 'en'
  if (!school) return sendRefusal(reply, refusal('unknownHost'), language)
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const client = clientOf(request, reply)
  const sender = { school, client, language, now: deps.clock.now() }
  const answer = await take(request, raw, sender, deps)
  // With `true`, the refusal deletes no cookies. The server of another company has none.
  if (answer instanceof Refusal) return sendRefusal(reply, answer, language, true)
  return reply.send({ ok: true, code: 200, msg: '', data: answer })
}

/**
 * CALL-725: receives reports of outside practice systems. A signature over the raw body proves
 * which system sent the report.
 */
export function addReportAddress(app: FastifyInstance, deps: HttpDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(`${apiBase}/practice/report`, { bodyLimit: mostBytes }, async (request, reply) =>
      receive(request, reply, deps),
    )
  })
}
