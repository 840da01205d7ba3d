import { sql } from 'drizzle-orm'
import { kept, notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

const ofCourse = 'What a teacher sets up for a course belongs to the course.'
const record = 'A practice that was set by a teacher is marked.'

/**
 * Condition for runs `r` outside of assignments that one person played alone and that are not
 * assessed. A run with other people stays, because it belongs to them too.
 */
const free = sql.raw(`r.assignment_id is null and not exists (
  select 1 from practice_seats s where s.run_id = r.id and s.user_id <> r.user_id)
  and not exists (select 1 from assessments a where a.run_id = r.id)`)

export const practiceOfPerson: PersonalData = {
  references: {
    'practice_runs.user_id': kept(
      'practice',
      `${record} One that was played with others belongs to them too.`,
    ),
    'practice_seats.user_id': kept(
      'practice',
      'A practice that was played with others belongs to them too.',
    ),
    'practice_debriefs.user_id': kept('practice', record),
    'practice_extensions.user_id': own('practice'),
    'practice_playgrounds.user_id': own('practice'),
    'practice_assignments.author_id': notOwn(ofCourse),
    'practice_events.author_id': notOwn(ofCourse),
    'practice_cards.author_id': notOwn(ofCourse),
  },
  archive: [
    {
      part: 'practice',
      name: 'practices',
      select: ({ schoolId, userId }) => sql`
        select r.practice as "practice", r.mode as "kind", r.state as "state", r.day as "day", r.days as "days",
          r.started_at as "startedAt", r.ended_at as "endedAt", r.percent as "percent"
        from practice_runs r where r.school_id = ${schoolId} and r.user_id = ${userId} order by r.id`,
    },
    {
      part: 'practice',
      name: 'decisions',
      select: ({ schoolId, userId }) => sql`
        select r.practice as "practice", r.number as "attempt", c.number as "number", c.day as "day", c.command as "content",
          c.note as "text", c.at as "at"
        from practice_commands c join practice_runs r on r.id = c.run_id
        where r.school_id = ${schoolId} and r.user_id = ${userId} and not exists (
          select 1 from practice_seats s where s.run_id = r.id and s.user_id <> r.user_id)
        order by r.id, c.number`,
    },
    {
      part: 'practice',
      name: 'seats',
      select: ({ schoolId, userId }) => sql`
        select r.practice as "practice", s.seat as "name", r.started_at as "startedAt" from practice_seats s
        join practice_runs r on r.id = s.run_id
        where r.school_id = ${schoolId} and s.user_id = ${userId} order by r.id, s.seat`,
    },
    {
      part: 'practice',
      name: 'debriefs',
      select: ({ schoolId, userId }) => sql`
        select r.practice as "practice", d.answers as "content", d.changed_at as "changedAt" from practice_debriefs d
        join practice_runs r on r.id = d.run_id
        where d.school_id = ${schoolId} and d.user_id = ${userId} order by d.run_id`,
    },
    {
      part: 'practice',
      name: 'moreTime',
      select: ({ schoolId, userId }) => sql`
        select a.practice as "practice", e.due_at as "endsAt" from practice_extensions e
        join practice_assignments a on a.id = e.assignment_id
        where e.school_id = ${schoolId} and e.user_id = ${userId} order by e.assignment_id`,
    },
    {
      part: 'practice',
      name: 'playgrounds',
      select: ({ schoolId, userId }) => sql`
        select p.name as "name", p.days as "days", p.content as "content", p.created_at as "createdAt",
          p.changed_at as "changedAt"
        from practice_playgrounds p where p.school_id = ${schoolId} and p.user_id = ${userId} order by p.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from practice_runs r where r.school_id = ${schoolId} and r.user_id = ${userId} and ${free}`,
    sql`delete from practice_extensions where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from practice_playgrounds where school_id = ${schoolId} and user_id = ${userId}`,
  ],
}
