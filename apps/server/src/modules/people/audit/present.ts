import {
  auditActionText,
  type AuditEntry,
  auditFieldText,
  auditValueText,
  type FullTexts,
  type Language,
} from '@titian/contract'
import type { AuditRow } from './queries.ts'

export function auditEntry(
  { entry, actorName, actingForName, subjectName }: AuditRow,
  sign: string,
): AuditEntry {
  const { at, action, detail, reason, address } = entry
  return {
    sign,
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

export const logName: FullTexts = { en: 'audit-log', zh: '审计日志', my: 'log-audit' }

const heads: Record<string, FullTexts> = {
  at: { en: 'Time', zh: '时间', my: 'Masa' },
  actor: { en: 'Who', zh: '操作人', my: 'Siapa' },
  actingFor: { en: 'Acting as', zh: '模拟学生', my: 'Sebagai' },
  action: { en: 'What', zh: '操作', my: 'Tindakan' },
  subject: { en: 'To whom', zh: '操作对象', my: 'Kepada siapa' },
  detail: { en: 'Details', zh: '详情', my: 'Butiran' },
  reason: { en: 'Reason', zh: '原因', my: 'Sebab' },
  address: { en: 'Address', zh: 'IP 地址', my: 'Alamat' },
}

/** What a spreadsheet would take for a formula gets an apostrophe: at the beginning, behind spaces, in wide letters, and
 * behind any mark at which a spreadsheet of another country begins a new cell. */
const formula = /(^|[;|\t\r\n])([^\S\t\r\n]*)(?=[=+\-@＝＋－＠])/gu

function csvCell(text: string): string {
  const harmless = text.replace(formula, "$1'$2").replace(/^(?=[\t\r])/, "'")
  return /[",;|\t\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function detailText({ detail }: AuditEntry, language: Language): string {
  return detail
    .map(({ field, before: old, after: now }) => {
      const [before, after] = [old, now].map((value) => auditValueText(field, value, language))
      return `${auditFieldText(field, language)}: ${before ? `${before} → ${after}` : after}`
    })
    .join('; ')
}

interface Reader {
  language: Language
  timeZone: string
}

/** `2026-03-01 08:30:00` where the reader is; Swedes write a moment as a machine does. */
export function localTime(moment: Date, timeZone: string): string {
  return moment.toLocaleString('sv-SE', { timeZone })
}

/** The log as a text that any spreadsheet opens; the mark at its beginning tells old ones that it is UTF-8. */
export function auditSheet(entries: readonly AuditEntry[], { language, timeZone }: Reader): string {
  const [at = '', ...others] = Object.values(heads).map((texts) => texts[language])
  const head = [`${at} (${timeZone})`, ...others]
  const rows = entries.map((entry) => [
    localTime(new Date(entry.at), timeZone),
    entry.actorName,
    entry.actingForName ?? '',
    auditActionText(entry.action, language),
    entry.subjectName ?? '',
    detailText(entry, language),
    entry.reason ?? '',
    entry.address,
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
