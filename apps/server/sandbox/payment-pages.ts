import { escapeHtml } from '../src/platform/http/writing/escape-html.ts'
import type { SandboxNotice, SandboxPayment } from './payment-books.ts'

/** The actions on a payment; the buttons have the same names. */
export const paymentActs = {
  pay: 'Pay',
  payQuietly: 'Pay, and send no notice yet',
  payOther: 'Pay a wrong amount',
  payLate: 'Pay although it is over',
  fail: 'Fail',
  failAfter: 'Send a late "failed" notice',
  resend: 'Send all notices again',
  backwards: 'Send all notices backwards',
  dispute: "Dispute it as the buyer's bank",
  disputeWon: 'Leave the money with the school',
  disputeLost: 'Keep the money as the bank',
  silence: 'Stop answering',
  speak: 'Answer again',
} as const
export type PaymentAct = keyof typeof paymentActs

const offered: Record<SandboxPayment['state'], PaymentAct[]> = {
  open: ['pay', 'payQuietly', 'payOther', 'fail'],
  paid: ['resend', 'failAfter', 'backwards', 'dispute'],
  disputed: ['disputeWon', 'disputeLost', 'resend', 'backwards'],
  taken: ['resend', 'backwards'],
  failed: ['payLate', 'resend'],
  over: ['payLate'],
}

export function actsOf({ state, silent }: SandboxPayment): PaymentAct[] {
  return [...offered[state], silent ? 'speak' : 'silence']
}

/** Sends the chosen action, and returns to the school when the payment is done. */
export const paymentScript = `const { payment } = document.body.dataset
document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const act = event.submitter?.value ?? 'pay'
  const response = await fetch('/sandbox/pay/' + payment, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ act }),
  })
  const result = response.ok ? await response.json() : {}
  if (result.leadTo) return location.assign(result.leadTo)
  location.reload()
})
`

const states: Record<SandboxPayment['state'], string> = {
  open: 'waits to be paid',
  paid: 'is paid',
  failed: 'has failed',
  over: 'is over',
  disputed: 'is disputed by the bank of the buyer',
  taken: 'was taken back by the bank of the buyer',
}

function page(title: string, content: string, reference = ''): string {
  const tag = reference && '<script type="module" src="/sandbox/pay/pay.js"></script>'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/sandbox/pay/style.css"></head><body data-payment="${escapeHtml(reference)}"><main><h1>${title}</h1>${content}</main>${tag}</body></html>`
}

export function paymentPage(payment: SandboxPayment, notices: readonly SandboxNotice[]): string {
  const { request, state, reference, paid_minor, silent } = payment
  const money = (minor: number) => `${request.currency} ${(minor / 100).toFixed(2)}`
  const buttons = actsOf(payment).map(
    (act) => `<button value="${act}">${escapeHtml(paymentActs[act])}</button>`,
  )
  const sent = notices.map(
    ({ body, sent: times }) => `<li>${escapeHtml(body)} (sent ${times} times)</li>`,
  )
  const content = `<p>This provider is only played; no money moves.</p>
<p><strong>${escapeHtml(request.title)}</strong><br>Order ${escapeHtml(request.orderNo)}<br><strong>${money(request.amountMinor)}</strong></p>
<p role="status">The payment ${states[state]}${state === 'paid' ? ` with ${money(paid_minor)}` : ''}.${silent ? ' The provider does not answer.' : ''}</p>
<form>${buttons.join('')}</form>
<p><a href="${escapeHtml(request.returnUrl)}">Back to the school</a></p>
${sent.length > 0 ? `<h2>Notices</h2><ol>${sent.join('')}</ol>` : ''}`
  return page('Pay', content, reference)
}

export function unknownPayment(): string {
  return page('This does not work', '<p>There is no such payment.</p>')
}
