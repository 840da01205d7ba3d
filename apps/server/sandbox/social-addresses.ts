import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { HttpDeps } from '../src/platform/http/bind.ts'
import { pageSender } from './send-page.ts'
import {
  faultPage,
  phonePage,
  phoneScript,
  sandboxCss,
  scanPage,
  scanScript,
} from './social-pages.ts'
import * as scans from './social-scans.ts'
import { inventPerson, invented, scanPath, unreachable } from './social.ts'

/** The sign-in pages show the code in a frame. */
const send = pageSender("'self'")

const wantedScan = z.object({
  app: z.string(),
  state: z.string().min(1).max(500),
  callBack: z.url().max(1000),
})
const namedScan = z.object({ scan: z.string().min(1).max(100) })
const act = z.object({
  scan: z.string().min(1).max(100),
  act: z.enum(['confirm', 'cancel', 'expire']),
  name: z.string().trim().min(1).max(60).optional(),
})

const isOwn = (callBack: string, request: FastifyRequest) =>
  new URL(callBack).origin === `${request.protocol}://${request.host}`

/** Returns the browser's next address: with the code, or with the reason of the failure. */
function leadOn({ call_back, state, status, code }: scans.Scan): string | undefined {
  const errors: Partial<Record<scans.ScanStatus, string>> = {
    cancelled: 'cancelled',
    over: 'expired',
    used: 'expired',
  }
  const error = errors[status]
  if (!error && status !== 'confirmed') return undefined
  const url = new URL(call_back)
  if (error) url.searchParams.set('error', error)
  else url.searchParams.set('code', code ?? '')
  url.searchParams.set('state', state)
  return url.href
}

function addScanPage(http: FastifyInstance, { services: { db }, clock }: HttpDeps, app: string) {
  http.get(scanPath, async (request, reply) => {
    const wanted = wantedScan.safeParse(request.query)
    if (!wanted.success) return send(reply, faultPage('The address is not complete.'), 400)
    const { app: appId, state, callBack } = wanted.data
    if (appId !== app) return send(reply, faultPage('The provider knows no such app.'), 400)
    if (!isOwn(callBack, request))
      return send(reply, faultPage('The address to return to is not one of this app.'), 400)
    const scan = await scans.createScan(db, { appId, state, callBack }, clock.now())
    return send(reply, scanPage(scan))
  })
  http.get(`${scanPath}.json`, async (request, reply) => {
    const asked = namedScan.safeParse(request.query)
    const scan = asked.success && (await scans.findScan(db, asked.data.scan, clock.now()))
    if (!scan) return reply.code(404).send({})
    const leadTo = leadOn(scan)
    return reply
      .header('cache-control', 'no-store')
      .send({ status: scan.status, ...(leadTo && { leadTo }) })
  })
}

function addPhonePage(http: FastifyInstance, { services: { db }, clock }: HttpDeps) {
  http.get('/sandbox/social/phone', async (request, reply) => {
    const asked = namedScan.safeParse(request.query)
    const now = clock.now()
    if (!asked.success || !(await scans.updateScanStatus(db, asked.data.scan, 'scanned', now)))
      return send(reply, faultPage('This code is over.'), 404)
    return send(reply, phonePage(asked.data.scan, [...invented, unreachable]))
  })
  http.post('/sandbox/social/phone', async (request, reply) => {
    const sent = act.safeParse(request.body)
    if (!sent.success) return reply.code(422).send({})
    const { scan, name = invented[0] ?? '' } = sent.data
    const now = clock.now()
    const isDone =
      sent.data.act === 'confirm'
        ? await scans.confirmScan(db, scan, inventPerson(name), now)
        : await scans.updateScanStatus(
            db,
            scan,
            sent.data.act === 'cancel' ? 'cancelled' : 'over',
            now,
          )
    return reply.code(isDone ? 200 : 404).send({})
  })
}

/** Adds the pages of the sandbox provider. */
export function addSocialPages(http: FastifyInstance, deps: HttpDeps, appId: string) {
  const files = [
    ['style.css', 'text/css', sandboxCss],
    ['scan.js', 'text/javascript', scanScript],
    ['phone.js', 'text/javascript', phoneScript],
  ] as const
  for (const [name, type, text] of files)
    http.get(`/sandbox/social/${name}`, async (_, reply) =>
      reply.type(`${type}; charset=utf-8`).send(text),
    )
  addScanPage(http, deps, appId)
  addPhonePage(http, deps)
}
