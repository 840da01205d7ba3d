import type { IncomingHttpHeaders } from 'node:http'
import type { Language, PayMethod } from '@titian/contract'

/** What a provider is asked to take. The same `attempt` is the same payment, however often it is asked for. */
export interface StartRequest {
  /** Our name of the attempt. */
  attempt: string
  schoolId: number
  orderNo: string
  title: string
  email: string
  /** Minor units of the currency, in our counting: always hundredths. */
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
  methods: PayMethod[]
  /** When it is asked for, and when the order stops taking payments, ISO 8601. */
  createdAt: string
  expiresAt: string
  /** Where the buyer's browser goes on, paid or not. */
  returnUrl: string
  language: Language
}

export interface Started {
  /** The provider's own name of the payment. */
  reference: string
  /** Its page for the buyer. */
  url: string
}

interface Money {
  amountMinor: number
  currency: string
  /** What the provider calls the payment itself, where that is not the reference; a dispute names it. */
  payment?: string
}

/** How a payment stands at the provider. */
export type PaymentState =
  | { state: 'open' | 'failed' | 'cancelled' }
  | ({ state: 'captured' } & Money)

/** `providerUnavailable`: no answer, or none that makes sense. It is asked again later. */
export type ProviderUnavailable = 'providerUnavailable'

export interface RefundRequest {
  reference: string
  /** Our name of the refund: the same is given back once. */
  refund: string
  amountMinor: number
  currency: string
}

export type RefundAnswer = { state: 'refunded' | 'pending' | 'failed'; reference: string }

/**
 * The buyer's bank takes money back (`disputed`), leaves it with the school in the end, or keeps it. Each says everything,
 * because the last may come first.
 */
export interface DisputeNotice extends Omit<Money, 'payment'> {
  kind: 'disputed' | 'disputeWon' | 'disputeLost'
  dispute: string
  reason: string
}

/** What a provider tells of a payment or a refund; of a dispute, `reference` may be the name of the payment itself. */
export type Notice = { eventId: string; reference: string; attempt?: string; schoolId?: number } & (
  | ({ kind: 'captured' } & Money)
  | { kind: 'failed' | 'cancelled' }
  | DisputeNotice
  | { kind: 'refunded' | 'refundFailed'; refund: string }
)

/** `forged`: not from the provider. `nothing`: from it, and of no interest. */
export type ReadNotice = Notice | 'forged' | 'nothing'

/** A provider of online payment (ORD-038, decision 0034). */
export interface Payment {
  readonly kind: 'none' | 'stripe' | 'sandbox'
  /** `refused`: the provider does not take it, and nobody can pay it. */
  start(request: StartRequest): Promise<Started | 'refused' | ProviderUnavailable>
  /** Ends a payment so that nobody can pay it any more; answers how it stands then. */
  expire(reference: string): Promise<PaymentState | ProviderUnavailable>
  ask(reference: string): Promise<PaymentState | ProviderUnavailable>
  /**
   * The reference of what the provider calls the payment itself; undefined where it has none. Asked for where a dispute
   * names a payment that was not heard of: it was received before payments were kept by that name, or is told later.
   */
  find(payment: string): Promise<{ reference: string | undefined } | ProviderUnavailable>
  refund(request: RefundRequest): Promise<RefundAnswer | ProviderUnavailable>
  /** @param raw the body as it came, byte by byte: the signature is over it */
  readNotice(raw: Buffer, headers: IncomingHttpHeaders): ReadNotice
}

export const noPayment: Payment = {
  kind: 'none',
  start: async () => 'providerUnavailable',
  expire: async () => 'providerUnavailable',
  ask: async () => 'providerUnavailable',
  find: async () => 'providerUnavailable',
  refund: async () => 'providerUnavailable',
  readNotice: () => 'forged',
}
