import type { DiscountCode, InputOf, orders } from '@titian/contract'
import { momentOfDay } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { dayOf } from '../../../parts/day-of.ts'

/** Amounts are numbers or, while a field is empty, a text; days as 2026-03-01. */
export interface DiscountValues extends Record<string, unknown> {
  discountsCode: string
  kind: 'percent' | 'fixed'
  value: number | string
  cap: number | string
  leastPrice: number | string
  startTime: string
  endTime: string
  limit: number | string
  perUser: number | string
  active: boolean
  courseSigns: string[]
}

export const discountValuesOf = (code: DiscountCode | null): DiscountValues => ({
  discountsCode: code?.discountsCode ?? '',
  kind: code?.kind ?? 'percent',
  value: code?.value ?? '',
  cap: code?.cap ?? '',
  leastPrice: code?.leastPrice ?? 0,
  startTime: dayOf(code?.startTime ?? null),
  endTime: dayOf(code?.endTime ?? null),
  limit: code?.limit ?? '',
  perUser: code?.perUser ?? 1,
  active: code?.active ?? true,
  courseSigns: code?.courses.map(({ sign }) => sign) ?? [],
})

const numberOrNone = (value: number | string) => (value === '' ? null : Number(value))

export function discountInputOf(
  values: DiscountValues,
  code: DiscountCode | null,
): InputOf<typeof orders.saveDiscountCode> {
  return {
    sign: code?.sign ?? null,
    version: code?.version ?? 0,
    discountsCode: values.discountsCode,
    kind: values.kind,
    value: numberOf(values.value),
    cap: values.kind === 'percent' ? numberOrNone(values.cap) : null,
    leastPrice: numberOf(values.leastPrice),
    startTime: momentOfDay(values.startTime, 'first') ?? null,
    endTime: momentOfDay(values.endTime, 'last') ?? null,
    limit: numberOrNone(values.limit),
    perUser: numberOf(values.perUser),
    active: values.active,
    courseSigns: values.courseSigns,
  }
}
