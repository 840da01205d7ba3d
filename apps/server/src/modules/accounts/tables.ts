import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Texts } from '@titian/contract'

const number = (name: string) => bigint(name, { mode: 'number' })

/** Which social account is bound to which account: at most one for each of both. */
export const socialBindings = pgTable(
  'social_bindings',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    openId: text('open_id').notNull(),
    name: text().notNull(),
    boundAt: timestamp('bound_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'social_bindings_user', columns: [table.schoolId, table.userId] }),
    unique('social_bindings_open_id').on(table.schoolId, table.openId),
  ],
)

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    areaCode: text('area_code').notNull(),
    /** The national number without a leading zero (ACC-040). */
    mobile: text().notNull(),
    name: text().notNull(),
    /** FRM-358: the sort key of the name, compared byte by byte; `withNameSort` creates it. */
    nameSort: text('name_sort').notNull().default(''),
    /** ACC-009: 0 not given, 1 male, 2 female. */
    sex: smallint().notNull().default(0),
    photoFileId: number('photo_file_id'),
    /** Visible to staff and the owner only; the stored file is not public. */
    recognitionFileId: number('recognition_file_id'),
    /** Comma separated: teacher, student, normal, schoolAdmin, platformAdmin (ACC-007, ACC-215). */
    roles: text().notNull().default('normal'),
    title: jsonb().$type<Texts>().notNull().default({}),
    bio: jsonb().$type<Texts>().notNull().default({}),
    studentCard: text('student_card'),
    university: text(),
    department: jsonb().$type<Texts>().notNull().default({}),
    major: jsonb().$type<Texts>().notNull().default({}),
    className: text('class_name'),
    schoolCode: text('school_code'),
    passwordHash: text('password_hash'),
    disabled: boolean().notNull().default(false),
    auditStatus: smallint('audit_status').notNull().default(0),
    lastLoginAt: moment('last_login_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /**
     * ACC-308: the time at which the person closed the account; the row stays for rows that refer
     * to it.
     */
    closedAt: moment('closed_at'),
  },
  (table) => [unique('users_phone').on(table.schoolId, table.areaCode, table.mobile)],
)

export const sessions = pgTable('sessions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  remembered: boolean().notNull().default(false),
  impersonatorId: number('acting_admin_id'),
  /**
   * The staff member's session that began the impersonation. When it ends, the impersonation ends
   * too.
   */
  impersonatorSessionId: number('acting_session_id'),
  oldNumberVerifiedAt: moment('old_number_verified_at'),
  /** ACC-326: when the person last gave the password or a code in this session. */
  provedAt: moment('proved_at'),
  userAgent: text('user_agent').notNull().default(''),
  address: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  lastSeenAt: moment('last_seen_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
})

export const knownBrowsers = pgTable(
  'known_browsers',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    browserHash: text('browser_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.browserHash] })],
)

export const smsCodes = pgTable(
  'sms_codes',
  {
    schoolId: number('school_id').notNull(),
    areaCode: text('area_code').notNull(),
    mobile: text().notNull(),
    type: smallint().notNull(),
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    tries: integer().notNull().default(0),
    usedAt: moment('used_at'),
    /** The browser for which a verified code is reserved (ACC-133). */
    claimedBy: text('held_by'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.areaCode, table.mobile, table.type] })],
)

/** The purpose of a ticket. The ticket is invalid for any other purpose. */
export type TicketPurpose = 'teacher' | 'temporary' | 'password'

export const loginTickets = pgTable('login_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  remembered: boolean().notNull(),
  purpose: text().$type<TicketPurpose>().notNull().default('teacher'),
  expiresAt: moment('expires_at').notNull(),
})

type Role = 'teacher' | 'student' | 'schoolAdmin' | 'platformAdmin'

/**
 * FRM-359: true if an account has one of these roles. The roles are literals, as in the indexes of
 * roles, so that the planner knows how many accounts have each role (decision 0065).
 */
export const hasRole = (roles: readonly Role[], of: SQLWrapper = users.roles): SQL =>
  sql`string_to_array(${of}, ',') && ${sql.raw(`'{${roles.join(',')}}'`)}::text[]`

/** Returns the condition of `users_staff`, the index of the few teachers and staff. */
export const hasTeamRole = (of: SQLWrapper = users.roles): SQL =>
  hasRole(['teacher', 'schoolAdmin', 'platformAdmin'], of)

/**
 * With the condition of the index `users_staff`, the planner finds the few teachers of a school.
 * Without it, the planner reads the whole school in the order of names.
 */
export const hasTeacherRole = (of: SQLWrapper = users.roles): SQL =>
  sql`(${hasTeamRole(of)} and ${hasRole(['teacher'], of)})`

export type UserRow = typeof users.$inferSelect
export type NewUser = typeof users.$inferInsert

export const twoSteps = pgTable(
  'two_steps',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    lastUsedStep: number('last_used_step').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] })],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.codeHash] })],
)

export const secondStepTickets = pgTable('second_step_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  remembered: boolean().notNull(),
  teacher: boolean().notNull(),
  tries: smallint().notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

export type TwoStepRow = typeof twoSteps.$inferSelect

/**
 * ACC-304: one row for each time that a person closes the account. The row is open until the
 * closing is withdrawn or completed.
 */
export const accountClosings = pgTable('account_closings', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  requestedAt: moment('requested_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  /** When the week for withdrawing was over and the server began to erase the account. */
  shutAt: moment('shut_at'),
  closedAt: moment('closed_at'),
})
