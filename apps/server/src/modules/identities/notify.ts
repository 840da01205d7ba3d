import type { Live } from '../../platform/live/live.ts'

/** Tells the person's open pages what the account's status is now (ACC-180). */
export async function notifyIdentity(live: Live, userId: number, status: number): Promise<void> {
  await live.notify(userId, { topic: 'identity', data: { auditStatus: status } })
}
