import { sql } from 'drizzle-orm'
import { notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

export const resumeOfPerson: PersonalData = {
  references: {
    'resumes.user_id': own('resume'),
    'resume_shares.user_id': own('resume'),
    'resume_videos.user_id': own('resume'),
    'resume_reviews.user_id': own('resume'),
    'resume_reviews.teacher_id': notOwn('A review belongs to the resume of the student.'),
  },
  archive: [
    {
      part: 'resume',
      name: 'resume',
      select: ({ schoolId, userId }) => sql`
        select r.content as "content", r.saved_at as "changedAt" from resumes r
        where r.school_id = ${schoolId} and r.user_id = ${userId} order by r.user_id`,
    },
    {
      part: 'resume',
      name: 'versions',
      select: ({ schoolId, userId }) => sql`
        select v.revision as "version", v.part as "kind", v.content as "content", v.saved_at as "changedAt"
        from resume_revisions v join resumes r on r.user_id = v.user_id
        where r.school_id = ${schoolId} and r.user_id = ${userId} order by v.revision`,
    },
    {
      part: 'resume',
      name: 'shares',
      select: ({ schoolId, userId }) => sql`
        select s.created_at as "createdAt", s.ends_at as "endsAt", s.withdrawn_at as "withdrawnAt",
          s.openings as "count"
        from resume_shares s where s.school_id = ${schoolId} and s.user_id = ${userId} order by s.id`,
    },
    {
      part: 'resume',
      name: 'video',
      select: ({ schoolId, userId }) => sql`
        select f.name as "file", v.saved_at as "changedAt" from resume_videos v join files f on f.id = v.file_id
        where v.school_id = ${schoolId} and v.user_id = ${userId} order by v.user_id`,
    },
    {
      part: 'resume',
      name: 'reviews',
      select: ({ schoolId, userId }) => sql`
        select u.name as "name", w.note as "text", w.created_at as "createdAt", w.finished_at as "endedAt"
        from resume_reviews w join users u on u.id = w.teacher_id
        where w.school_id = ${schoolId} and w.user_id = ${userId} order by w.id`,
    },
    {
      part: 'resume',
      name: 'comments',
      select: ({ schoolId, userId }) => sql`
        select u.name as "name", k.entry_title as "title", k.content as "text", k.created_at as "at"
        from resume_comments k join resume_reviews w on w.id = k.review_id join users u on u.id = w.teacher_id
        where w.school_id = ${schoolId} and w.user_id = ${userId} and w.finished_at is not null order by k.id`,
    },
  ],
  erase: ({ schoolId, userId }) =>
    ['resume_reviews', 'resume_shares', 'resume_videos', 'resumes'].map(
      (table) =>
        sql`delete from ${sql.identifier(table)} where school_id = ${schoolId} and user_id = ${userId}`,
    ),
}
