import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { paymentSettings } from '../tables.ts'

type Fields = Omit<typeof paymentSettings.$inferInsert, 'schoolId' | 'version'>

/**
 * Saves the payment settings; false when they are no longer at `version`. Version 0 means that none
 * were saved before.
 */
export async function saveSettings(
  tx: Db,
  schoolId: number,
  version: number,
  fields: Fields,
): Promise<boolean> {
  if (version === 0) {
    const made = await tx
      .insert(paymentSettings)
      .values({ ...fields, schoolId, version: 1 })
      .onConflictDoNothing()
      .returning({ version: paymentSettings.version })
    return made.length > 0
  }
  const rows = await tx
    .update(paymentSettings)
    .set({ ...fields, version: version + 1 })
    .where(and(eq(paymentSettings.schoolId, schoolId), eq(paymentSettings.version, version)))
    .returning({ version: paymentSettings.version })
  return rows.length > 0
}
