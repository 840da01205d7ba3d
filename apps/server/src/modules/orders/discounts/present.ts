import { type DiscountCode, pickText } from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { asAmount } from '../rules.ts'
import type { ShownDiscount } from './queries.ts'

export function discount(
  row: ShownDiscount,
  { seal, language, school }: Pick<Context, 'seal' | 'language' | 'school'>,
): DiscountCode {
  return {
    sign: seal('discountCode', row.id),
    discountsCode: row.code,
    kind: row.kind,
    value: row.kind === 'fixed' ? asAmount(row.value) : row.value,
    cap: row.capMinor === null ? null : asAmount(row.capMinor),
    leastPrice: asAmount(row.leastMinor),
    startTime: row.startsAt?.toISOString() ?? null,
    endTime: row.endsAt?.toISOString() ?? null,
    limit: row.mostUses,
    perUser: row.perUser,
    used: row.used,
    active: row.active,
    courses: row.courses.map(({ id, names }) => ({
      sign: seal('course', id),
      courseName: pickText(names, language, school.defaultLanguage),
    })),
    version: row.version,
  }
}
