import {
  auditActionText,
  type AuditEntry,
  auditFieldText,
  auditValueText,
  type FullTexts,
  type Language,
  punctuationOf,
} from '@titian/contract'
import type { AuditRow } from './queries.ts'

export function auditEntry(
  { entry, actorName, actingForName, subjectName }: AuditRow,
  signs: Pick<AuditEntry, 'sign' | 'subjectSign'>,
): AuditEntry {
  const { at, action, detail, reason, address } = entry
  return {
    ...signs,
    at: at.toISOString(),
    action,
    actorName: actorName ?? '',
    actingForName,
    subjectName,
    detail,
    reason,
    address,
  }
}

export const logName: FullTexts = { en: 'audit-log', zh: '操作日志', my: 'log-audit' }

const heads: Record<string, FullTexts> = {
  at: { en: 'Time', zh: '时间', my: 'Masa' },
  actor: { en: 'By', zh: '操作人', my: 'Oleh' },
  impersonated: { en: 'Acting as', zh: '模拟学员', my: 'Sebagai' },
  action: { en: 'Action', zh: '操作', my: 'Tindakan' },
  subject: { en: 'For', zh: '操作对象', my: 'Kepada' },
  detail: { en: 'Details', zh: '详情', my: 'Butiran' },
  reason: { en: 'Reason', zh: '原因', my: 'Sebab' },
  address: { en: 'Address', zh: 'IP 地址', my: 'Alamat' },
}

function detailText({ detail }: AuditEntry, language: Language): string {
  const { colon } = punctuationOf(language)
  return detail
    .map(({ field, before: old, after: now }) => {
      const [before, after] = [old, now].map((value) => auditValueText(field, value, language))
      return `${auditFieldText(field, language)}${colon}${before ? `${before} → ${after}` : after}`
    })
    .join(language === 'zh' ? '；' : '; ')
}

interface Reader {
  language: Language
  timeZone: string
  /** Formats a time in the reader's time zone. */
  timeOf: (moment: Date) => string
}

/** Returns the log as rows of a sheet. */
export function auditSheet(
  entries: readonly AuditEntry[],
  { language, timeZone, timeOf }: Reader,
): string[][] {
  const [at = '', ...others] = Object.values(heads).map((texts) => texts[language])
  const head = [`${at}${punctuationOf(language).bracketed(timeZone)}`, ...others]
  const rows = entries.map((entry) => [
    timeOf(new Date(entry.at)),
    entry.actorName,
    entry.actingForName ?? '',
    auditActionText(entry.action, language),
    entry.subjectName ?? '',
    detailText(entry, language),
    entry.reason ?? '',
    entry.address,
  ])
  return [head, ...rows]
}
