import { pickText } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { createPasswordLink, createUser, hasRole, users } from '../modules/accounts/index.ts'
import { counted } from '../modules/people/index.ts'
import {
  addSchoolContent,
  createSchool,
  firstMenus,
  newSchoolValues,
  schools,
} from '../modules/schools/index.ts'
import { recordAudit } from '../platform/audit/audit.ts'
import { processLocks } from '../platform/database/advisory-lock.ts'
import type { Db } from '../platform/database/database.ts'
import type { SetupPlan } from './input.ts'

export type Outcome =
  /** The school and the administrator were created. */
  | { kind: 'made'; link: string }
  /** Both exist, but the administrator has no password: a new link replaces the old one. */
  | { kind: 'linked'; link: string; host: string }
  /** The installation has an administrator with a password; nothing was changed. */
  | { kind: 'begun'; title: string }

/** Lists the platform administrators with their schools, oldest first. */
async function listAdministrators(tx: Db) {
  return tx
    .select({
      userId: users.id,
      schoolId: users.schoolId,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      title: schools.title,
      defaultLanguage: schools.defaultLanguage,
      host: sql<string>`(select min(h.host) from school_hosts h where h.school_id = ${schools.id})`,
    })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(hasRole(['platformAdmin']))
    .orderBy(users.id)
}

/**
 * ACC-293: creates the first school and administrator in one transaction. Of several parallel
 * setups one creates them and the others find them.
 */
export async function beginInstallation(
  db: Db,
  { host, admin, colour, languages, ...plan }: SetupPlan,
  now: Date,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    // Waiting for another setup may exceed the usual timeout.
    await tx.execute(sql`set local lock_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${processLocks.setup}::bigint)`)
    const [first] = await listAdministrators(tx)
    if (first?.hasPassword)
      return {
        kind: 'begun',
        title: pickText(first.title, first.defaultLanguage, first.defaultLanguage),
      }
    if (first)
      return { kind: 'linked', host: first.host, link: await createPasswordLink(tx, first, now) }
    const [language = 'en'] = languages
    const schoolId = await createSchool(tx, {
      ...newSchoolValues(plan.key, plan.title, language),
      languages,
      primaryColor: colour,
      hosts: [host],
      createdAt: now,
    })
    await addSchoolContent(tx, schoolId, { menus: firstMenus, banners: [], adverts: [] })
    const userId = await createUser(tx, {
      schoolId,
      ...admin,
      roles: 'platformAdmin,normal',
      createdAt: now,
    })
    await recordAudit(
      tx,
      { actor: { schoolId, userId, impersonatorId: null }, client: { address: '' }, now },
      {
        action: 'school.created',
        detail: counted({ key: plan.key, title: plan.title, host, admin: admin.name }),
      },
    )
    return { kind: 'made', link: await createPasswordLink(tx, { schoolId, userId }, now) }
  })
}
