import { type BatchCode, type CodeBatch, pickText } from '@titian/contract'
import type { Context } from '../../../../platform/http/context.ts'
import type { ShownBatch, ShownCode } from './queries.ts'
import { isAboveLimit, stateOf } from './rules.ts'

type View = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export function batch(
  row: ShownBatch,
  { readerId, creditLimit }: { readerId: number; creditLimit: number },
  { seal, language, school, now }: View,
): CodeBatch {
  const { name, coins, quantity, redeemed, revoked, perUser, className } = row
  const isOpen = redeemed + revoked < quantity
  const needsSecond = isAboveLimit(row, creditLimit) && row.createdBy === readerId
  return {
    sign: seal('codeBatch', row.id),
    name,
    courses: row.courses.map(({ id, names }) => ({
      sign: seal('course', id),
      courseName: pickText(names, language, school.defaultLanguage),
    })),
    coins,
    quantity,
    redeemed,
    revoked,
    startTime: iso(row.startsAt),
    endTime: iso(row.endsAt),
    perUser,
    className,
    asksName: row.asksName,
    asksNumber: row.asksNumber,
    createdBy: row.makerName,
    createTime: row.createdAt.toISOString(),
    downloadTime: iso(row.downloadedAt),
    downloadedBy: row.downloaderName,
    state: stateOf(row, now),
    may: {
      download: row.downloadedAt === null && isOpen && !needsSecond,
      needsSecond: row.downloadedAt === null && isOpen && needsSecond,
      revoke: isOpen,
    },
  }
}

export function code(row: ShownCode, { seal }: Pick<View, 'seal'>): BatchCode {
  return {
    sign: seal('activationCode', row.id),
    lastFour: row.lastFour,
    state: row.isOver ? 'expired' : row.state,
    userName: row.userName,
    name: row.traineeName,
    employeeNumber: row.traineeNumber,
    redeemTime: iso(row.redeemedAt),
    revokeReason: row.revokeReason,
  }
}
