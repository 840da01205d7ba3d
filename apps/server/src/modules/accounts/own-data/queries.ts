import { sql } from 'drizzle-orm'
import {
  kept,
  notOwn,
  own,
  type PersonalData,
  secret,
} from '../../../platform/personal/personal-data.ts'

export const accountsOfPerson: PersonalData = {
  references: {
    'sessions.user_id': own('signIns'),
    'sessions.acting_admin_id': notOwn(
      'The session in which a member of staff acted as a student is one of that student.',
    ),
    'known_browsers.user_id': own('signIns'),
    'login_tickets.user_id': secret('A key for one sign-in.'),
    'second_step_tickets.user_id': secret('A key for one sign-in.'),
    'two_steps.user_id': secret('The key of the authenticator app.'),
    'social_bindings.user_id': own('profile'),
    'mail_addresses.user_id': own('profile'),
    'account_closings.user_id': kept('profile', 'It says when and by whom the account was closed.'),
  },
  archive: [
    {
      part: 'profile',
      name: 'account',
      select: ({ schoolId, userId }) => sql`
        select u.name as "name", u.area_code as "areaCode", u.mobile as "phone", u.sex as "sex", u.roles as "roles",
          u.student_card as "studentNumber", u.university as "university", u.department as "department",
          u.major as "major", u.class_name as "className", u.title as "position", u.bio as "text",
          u.audit_status as "state", u.created_at as "createdAt", u.last_login_at as "lastSignInAt"
        from users u where u.school_id = ${schoolId} and u.id = ${userId} order by u.id`,
    },
    {
      part: 'profile',
      name: 'mail',
      select: ({ schoolId, userId }) => sql`
        select m.address as "mail", m.waiting as "waitingMail", m.kinds as "mailKinds", m.language as "language",
          m.created_at as "createdAt"
        from mail_addresses m where m.school_id = ${schoolId} and m.user_id = ${userId} order by m.id`,
    },
    {
      part: 'profile',
      name: 'socialAccounts',
      select: ({ schoolId, userId }) => sql`
        select b.name as "name", b.bound_at as "createdAt" from social_bindings b
        where b.school_id = ${schoolId} and b.user_id = ${userId} order by b.bound_at`,
    },
    {
      part: 'profile',
      name: 'closings',
      select: ({ schoolId, userId }) => sql`
        select a.requested_at as "createdAt", a.ends_at as "endsAt", a.withdrawn_at as "withdrawnAt"
        from account_closings a where a.school_id = ${schoolId} and a.user_id = ${userId} order by a.id`,
    },
    {
      part: 'signIns',
      name: 'sessions',
      select: ({ schoolId, userId }) => sql`
        select s.user_agent as "device", case when s.acting_admin_id is null then s.address end as "address",
          s.acting_admin_id is not null as "byStaff", s.created_at as "startedAt", s.last_seen_at as "seenAt",
          s.ended_at as "endedAt"
        from sessions s where s.school_id = ${schoolId} and s.user_id = ${userId} order by s.id`,
    },
    {
      part: 'signIns',
      name: 'browsers',
      select: ({ schoolId, userId }) => sql`
        select k.last_used_at as "seenAt" from known_browsers k
        where k.school_id = ${schoolId} and k.user_id = ${userId} order by k.last_used_at, k.browser_hash`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from mails m using mail_addresses a
      where a.school_id = ${schoolId} and a.user_id = ${userId} and m.school_id = a.school_id
        and m.to_address in (a.address, a.waiting)`,
    sql`delete from mail_addresses where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from sms_codes c using users u
      where u.school_id = ${schoolId} and u.id = ${userId} and c.school_id = u.school_id
        and c.area_code = u.area_code and c.mobile = u.mobile`,
    ...[
      'two_steps',
      'second_step_tickets',
      'login_tickets',
      'social_bindings',
      'known_browsers',
      'sessions',
    ].map(
      (table) =>
        sql`delete from ${sql.identifier(table)} where school_id = ${schoolId} and user_id = ${userId}`,
    ),
    sql`update users set photo_file_id = null, recognition_file_id = null, password_hash = null, sex = 0, title = '{}',
        bio = '{}', student_card = null, university = null, department = '{}', major = '{}', class_name = null,
        school_code = null, audit_status = 0
      where school_id = ${schoolId} and id = ${userId}`,
  ],
  hindrances: [
    {
      kind: 'staff',
      select: ({ schoolId, userId }) => sql`
        select '' as "name" from users u where u.school_id = ${schoolId} and u.id = ${userId}
          and string_to_array(u.roles, ',') && '{schoolAdmin,platformAdmin}'::text[]`,
    },
  ],
}
