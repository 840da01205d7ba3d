import type { FastifyInstance } from 'fastify'
import type { HttpDeps } from '../src/platform/http/bind.ts'
import { addMailPages } from './mail-pages.ts'
import { sandboxMail } from './mail.ts'
import { addMessagePages, sandboxSms } from './messages.ts'
import { addPaymentPages } from './payment-addresses.ts'
import { sandboxPayment } from './payment.ts'
import { addSocialPages } from './social-addresses.ts'
import { sandboxSocial } from './social.ts'

/**
 * Simulated services for development and trial. The server loads them when its settings name one.
 */
export const sandbox = {
  sms: sandboxSms,
  social: sandboxSocial,
  payment: sandboxPayment,
  mail: sandboxMail,
  /**
   * Adds the pages of the sandbox services. With a real service, or without a service, these pages
   * do not exist.
   */
  addPages(http: FastifyInstance, deps: HttpDeps, socialAppId: string) {
    const { sms, social, payment, mail } = deps.services
    if (sms.kind === 'sandbox') addMessagePages(http, deps)
    if (social.kind === 'sandbox') addSocialPages(http, deps, socialAppId)
    if (payment.kind === 'sandbox') addPaymentPages(http, deps)
    if (mail.kind === 'sandbox') addMailPages(http, deps)
  },
}
