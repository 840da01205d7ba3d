import type { FullTexts, Language } from '@titian/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageFor } from './bind.ts'
import { isNavigation } from './navigation.ts'
import { plainPage, plainPagePolicy } from './writing/plain-page.ts'

const tryAgain: FullTexts = { en: 'Try again', zh: '重试', my: 'Cuba lagi' }
const homePage: FullTexts = { en: 'Home page', zh: '首页', my: 'Laman utama' }
const referenceTexts: FullTexts = { en: 'Reference: ', zh: '参考编号：', my: 'Rujukan: ' }

interface RefusalBody {
  ok: false
  msg: string
  extend?: { reference?: unknown }
}

function isRefusalBody(body: unknown): body is RefusalBody {
  return typeof body === 'object' && body !== null && 'ok' in body && body.ok === false
}

function pageOf({ msg, extend }: RefusalBody, status: number, language: Language): string {
  const reference = extend?.reference
  return plainPage({
    language,
    title: msg,
    ...(typeof reference === 'string' && { note: referenceTexts[language] + reference }),
    link:
      status >= 500
        ? { address: '', text: tryAgain[language] }
        : { address: '/', text: homePage[language] },
  })
}

function show(request: FastifyRequest, reply: FastifyReply, body: RefusalBody): void {
  const page = pageOf(body, reply.statusCode, languageFor(request))
  void reply
    .header('content-security-policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .serializer(() => page)
}

/** OPS-047: a person who opens an address in a browser reads a page where a script gets JSON. */
export function showRefusalsAsPages(http: FastifyInstance): void {
  http.addHook('preSerialization', (request, reply, body, done) => {
    if (isRefusalBody(body) && isNavigation(request)) show(request, reply, body)
    done(null, body)
  })
}
