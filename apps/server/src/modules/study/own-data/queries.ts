import { sql } from 'drizzle-orm'
import {
  kept,
  notOwn,
  own,
  type PersonalData,
  secret,
} from '../../../platform/personal/personal-data.ts'

const record = 'The part of the mark for watching and for coming rests on it.'

export const studyOfPerson: PersonalData = {
  references: {
    'video_progress.user_id': kept('progress', record),
    'course_visit_days.user_id': kept('progress', record),
    'study_days.user_id': own('progress'),
    'playing_sessions.user_id': secret('The key of a player that is open.'),
    'face_consents.user_id': own('progress'),
    'face_consents.allowed_by': notOwn('A decision about another person.'),
    'face_events.user_id': own('progress'),
    'face_events.actor_id': notOwn('A decision about another person.'),
    'face_tickets.user_id': secret('The key of one recognition.'),
    'face_photos.user_id': own('progress'),
    'face_views.viewer_id': notOwn('Who of the staff looked at the photo of another person.'),
  },
  archive: [
    {
      part: 'progress',
      name: 'lessons',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", l.titles as "lesson", round(p.watched_seconds) as "watchedSeconds", p.done as "done",
          p.done_at as "completedAt", p.updated_at as "seenAt"
        from video_progress p join courses c on c.id = p.course_id left join lessons l on l.id = p.lesson_id
        where p.school_id = ${schoolId} and p.user_id = ${userId} order by p.id`,
    },
    {
      part: 'progress',
      name: 'days',
      select: ({ schoolId, userId }) => sql`
        select d.day as "day", round(d.seconds) as "watchedSeconds" from study_days d
        where d.school_id = ${schoolId} and d.user_id = ${userId} order by d.day`,
    },
    {
      part: 'progress',
      name: 'courseDays',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", d.day as "day", round(d.seconds) as "watchedSeconds"
        from course_visit_days d join courses c on c.id = d.course_id
        where d.school_id = ${schoolId} and d.user_id = ${userId} order by d.course_id, d.day`,
    },
    {
      part: 'progress',
      name: 'faceConsents',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", f.agreed as "done", f.decided_at as "decidedAt" from face_consents f
        join courses c on c.id = f.course_id
        where f.school_id = ${schoolId} and f.user_id = ${userId} order by f.id`,
    },
    {
      part: 'progress',
      name: 'faceEvents',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", f.kind as "kind", f.at as "at" from face_events f
        join courses c on c.id = f.course_id
        where f.school_id = ${schoolId} and f.user_id = ${userId} order by f.id`,
    },
    {
      part: 'progress',
      name: 'facePhotos',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", f.taken_at as "at", f.removed_at as "endedAt" from face_photos f
        join courses c on c.id = f.course_id
        where f.school_id = ${schoolId} and f.user_id = ${userId} order by f.id`,
    },
  ],
  erase: ({ schoolId, userId }) =>
    [
      'study_days',
      'playing_sessions',
      'face_tickets',
      'face_photos',
      'face_events',
      'face_consents',
    ].map(
      (table) =>
        sql`delete from ${sql.identifier(table)} where school_id = ${schoolId} and user_id = ${userId}`,
    ),
}
