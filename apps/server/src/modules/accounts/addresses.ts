import type { FastifyInstance } from 'fastify'
import { apiBase, contextOf, sendRefusal, type HttpDeps } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { drawCaptcha } from '../../platform/security/captcha-picture.ts'
import { speakDigits } from '../../platform/security/captcha-voice.ts'
import {
  type Captcha,
  createCaptcha,
  createSpokenCaptcha,
} from '../../platform/security/captcha.ts'
import { countCaptcha, keepCaptcha } from './captchas/actions.ts'
import { addOneClick } from './mail/one-click.ts'

/** How a captcha is rendered as a picture or as sound. */
interface CaptchaRendition {
  path: string
  type: string
  create(context: Context): Promise<Captcha>
  show(captcha: Captcha, context: Context): Promise<Buffer>
}

/** CALL-008: the picture. */
const pictureCaptcha: CaptchaRendition = {
  path: '/baseVerify/getQrImage',
  type: 'image/webp',
  create: ({ db, settings, now }) => createCaptcha(db, settings.captchaAnswer, now),
  show: ({ answer }) => drawCaptcha(answer),
}

/** CALL-343, ACC-256: the spoken digits. */
const spokenCaptcha: CaptchaRendition = {
  path: '/baseVerify/getQrSound',
  type: 'audio/wav',
  create: ({ db, settings, now }) => createSpokenCaptcha(db, settings.captchaAnswer, now),
  show: ({ answer }, { language }) => speakDigits(answer, language),
}

/**
 * Adds a route that returns a new captcha and a cookie that ties the captcha to this browser
 * (ACC-145).
 */
function addCaptcha(app: FastifyInstance, deps: HttpDeps, rendition: CaptchaRendition) {
  app.get(apiBase + rendition.path, { compress: false }, async (request, reply) => {
    const opening = { whileSuspended: 'allowed' } as const
    const context = await contextOf(request, reply, deps, undefined, opening)
    if (context instanceof Refusal) return sendRefusal(reply, context, 'en')
    const asked = await countCaptcha(context)
    if (asked instanceof Refusal) return sendRefusal(reply, asked, context.language)
    const captcha = await rendition.create(context)
    const bytes = await rendition.show(captcha, context)
    keepCaptcha(context, captcha)
    return reply.header('cache-control', 'no-store').type(rendition.type).send(bytes)
  })
}

export function accountAddresses(app: FastifyInstance, deps: HttpDeps) {
  addOneClick(app, deps)
  for (const rendition of [pictureCaptcha, spokenCaptcha]) addCaptcha(app, deps, rendition)
}
