import type { Live } from '../../platform/live/live.ts'

/** Sends the account's new status to the person's open pages (ACC-180). */
export async function notifyIdentity(live: Live, userId: number, status: number): Promise<void> {
  await live.notify(userId, { topic: 'identity', data: { auditStatus: status } })
}
