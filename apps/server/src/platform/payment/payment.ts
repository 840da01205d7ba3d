import type { IncomingHttpHeaders } from 'node:http'
import type { Language, PayMethod } from '@titian/contract'

/** A payment request. The same `attempt` is the same payment, however often it is sent. */
export interface StartRequest {
  /** The product's name of the attempt. */
  attempt: string
  schoolId: number
  orderNo: string
  title: string
  email: string
  /** Hundredths of the currency unit, for every currency. */
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
  methods: PayMethod[]
  /** The time of the request, and the deadline of the order, ISO 8601. */
  createdAt: string
  expiresAt: string
  /** The page to which the provider returns the buyer, paid or not. */
  returnUrl: string
  language: Language
}

export interface Started {
  /** The provider's id of the payment page. */
  reference: string
  /** The provider's page for the buyer. */
  url: string
}

interface Money {
  amountMinor: number
  currency: string
  /**
   * The provider's id of the payment itself, when it differs from the reference; disputes name it.
   */
  payment?: string
}

/** The state of a payment at the provider. */
export type PaymentState =
  | { state: 'open' | 'failed' | 'cancelled' }
  | ({ state: 'captured' } & Money)

/** `providerUnavailable`: no answer, or none that makes sense. It is asked again later. */
export type ProviderUnavailable = 'providerUnavailable'

export interface RefundRequest {
  reference: string
  /** The product's name of the refund: the same name is refunded once. */
  refund: string
  amountMinor: number
  currency: string
}

export type RefundAnswer = { state: 'refunded' | 'pending' | 'failed'; reference: string }

/**
 * The buyer's bank withdraws money (`disputed`), and later returns it to the school or keeps it.
 * Each notice is complete, because the last may arrive first.
 */
export interface DisputeNotice extends Omit<Money, 'payment'> {
  kind: 'disputed' | 'disputeWon' | 'disputeLost'
  dispute: string
  reason: string
}

/**
 * A provider's notice about a payment or a refund; for a dispute, `reference` may be the id of the
 * payment itself.
 */
export type Notice = { eventId: string; reference: string; attempt?: string; schoolId?: number } & (
  | ({ kind: 'captured' } & Money)
  | { kind: 'failed' | 'cancelled' }
  | DisputeNotice
  | { kind: 'refunded' | 'refundFailed'; refund: string }
)

/** `forged`: not from the provider. `nothing`: from the provider, but irrelevant. */
export type ReadNotice = Notice | 'forged' | 'nothing'

/** An online payment provider (ORD-038, decision 0034). */
export interface Payment {
  readonly kind: 'none' | 'stripe' | 'sandbox'
  /** `refused`: the provider declined, so the payment cannot be made. */
  start(request: StartRequest): Promise<Started | 'refused' | ProviderUnavailable>
  /** Cancels an unpaid payment page; returns the resulting state. */
  expire(reference: string): Promise<PaymentState | ProviderUnavailable>
  ask(reference: string): Promise<PaymentState | ProviderUnavailable>
  /**
   * The reference of a payment id; undefined when there is none. Needed for a dispute about a
   * payment that is not stored under this id, because it is old or its notice is late.
   */
  find(payment: string): Promise<{ reference: string | undefined } | ProviderUnavailable>
  refund(request: RefundRequest): Promise<RefundAnswer | ProviderUnavailable>
  /** @param raw the unchanged bytes of the body, which the signature covers */
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
