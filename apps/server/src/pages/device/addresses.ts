import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLanguage, type Language } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getSchool } from '../../modules/schools/index.ts'
import type { School } from '../../platform/actor.ts'
import { etagOf } from '../../platform/content/packed.ts'
import { type HttpDeps, sendRefusal } from '../../platform/http/bind.ts'
import { refusal } from '../../platform/refusal.ts'
import type { Site } from '../sites.ts'
import { writeManifest } from './manifest.ts'
import { plainPagePolicy } from '../../platform/http/writing/plain-page.ts'
import { writeOfflinePage } from './offline-page.ts'
import { addSchoolIcons } from './school-icons.ts'

type Asked = FastifyRequest<{ Params: { language: string } }>
type Write = (school: School, primary: string | null, language: Language) => string

async function sendText(
  deps: HttpDeps,
  request: Asked,
  reply: FastifyReply,
  { write, type }: { write: Write; type: string },
) {
  const school = await deps.findSchool(request.hostname)
  if (!school) return sendRefusal(reply, refusal('unknownHost'), 'en')
  const { language } = request.params
  if (!isLanguage(language) || !school.languages.includes(language))
    return sendRefusal(reply, refusal('notFound'), 'en')
  const { primaryColor } = await getSchool(deps.services.db, school.id)
  const body = Buffer.from(write(school, primaryColor, language))
  const etag = etagOf(body)
  void reply.headers({ 'cache-control': 'public, no-cache', etag }).type(`${type}; charset=utf-8`)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.send(body)
}

/** Serves the service worker of the student site; the build puts it next to the page. */
function addAssetWorker(app: FastifyInstance, { directory }: Site) {
  const file = join(directory, 'asset-worker.js')
  if (!existsSync(file)) return
  const program = readFileSync(file)
  app.get('/asset-worker.js', (_request, reply) =>
    reply
      .headers({
        'cache-control': 'no-cache',
        // The policy of the worker itself decides which hosts it may reach, not the policy of its
        // pages.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(program),
  )
}

/**
 * Serves the files with which a device stores the student site for later visits (FRM-310 to
 * FRM-313).
 */
export function addDeviceFiles(app: FastifyInstance, deps: HttpDeps, site: Site) {
  addAssetWorker(app, site)
  addSchoolIcons(app, deps)
  const manifest = { write: writeManifest, type: 'application/manifest+json' }
  const offline = { write: writeOfflinePage, type: 'text/html' }
  app.get('/manifest/:language.webmanifest', (request: Asked, reply) =>
    sendText(deps, request, reply, manifest),
  )
  app.get('/offline/:language', (request: Asked, reply) => {
    void reply.header('content-security-policy', plainPagePolicy)
    return sendText(deps, request, reply, offline)
  })
}
