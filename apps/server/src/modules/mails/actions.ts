import { type AuditContext, recordAudit } from '../../platform/audit/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { queueAgain } from '../../platform/mail/queue-mail.ts'
import type { MailRow } from '../../platform/mail/tables.ts'
import { canBeSentAgain } from './rules.ts'

/**
 * Queues a failed mail again. Returns false if the mail had not failed, or if another staff member
 * has already sent it again.
 */
export async function sendAgain(
  context: Pick<Context, 'db' | 'jobs'> & AuditContext,
  mail: MailRow,
): Promise<boolean> {
  if (!canBeSentAgain(mail)) return false
  return context.db.transaction(async (tx) => {
    if (!(await queueAgain(tx, context, mail.id))) return false
    const detail = [{ field: 'message', before: '', after: mail.subject }]
    await recordAudit(tx, context, { action: 'mail.sentAgain', detail })
    return true
  })
}
