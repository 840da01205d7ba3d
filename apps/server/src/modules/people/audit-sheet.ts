import type { AuditEntry, FullTexts, Language } from '@titian/contract'

const heads: Record<string, FullTexts> = {
  at: { en: 'Time (UTC)', zh: '时间（UTC）', my: 'Masa (UTC)' },
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

function detailText({ detail }: AuditEntry): string {
  return detail
    .map(({ field, before, after }) => `${field}: ${before ? `${before} → ${after}` : after}`)
    .join('; ')
}

/** The log as a text that any spreadsheet opens; the mark at its beginning tells old ones that it is UTF-8. */
export function auditSheet(entries: readonly AuditEntry[], language: Language): string {
  const head = Object.values(heads).map((texts) => texts[language])
  const rows = entries.map((entry) => [
    entry.at,
    entry.actorName,
    entry.actingForName ?? '',
    entry.action,
    entry.subjectName ?? '',
    detailText(entry),
    entry.reason ?? '',
    entry.address,
  ])
  return `\uFEFF${[head, ...rows].map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`
}
