import { type SQL, sql } from 'drizzle-orm'
import { kept, notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

const ofCourse = 'Questions and examinations belong to the course.'
const record = 'An examination that was handed in is part of the record of the school.'
const marking = 'Who marked the paper of another person belongs to that mark.'

/**
 * Replaces the id of a chosen option by its text. If the version has no such option, the id stays.
 */
const optionOf = (id: SQL) => sql`coalesce((
  select o ->> 'content' from jsonb_array_elements(v.item -> 'options') o where o ->> 'id' = ${id} limit 1), ${id})`

/**
 * The answer in the words of the question, because ids of options mean nothing outside of the site.
 * The statement must contain `v` and `w`.
 */
const answerInWords = sql`case
  when v.kind = 'single' and jsonb_typeof(w.answer) = 'string' then to_jsonb(${optionOf(sql`w.answer #>> '{}'`)})
  when v.kind in ('multiple', 'ordering') and jsonb_typeof(w.answer) = 'array' then (
    select coalesce(jsonb_agg(${optionOf(sql`g.id`)} order by g.place), '[]')
    from jsonb_array_elements_text(w.answer) with ordinality g(id, place))
  when v.kind = 'matching' and jsonb_typeof(w.answer) = 'array' then (
    select coalesce(jsonb_agg(
      (p.prompt ->> 'content') || ': ' || coalesce(${optionOf(sql`nullif(w.answer ->> (p.place - 1)::int, '')`)}, '–')
      order by p.place), '[]')
    from jsonb_array_elements(v.item -> 'prompts') with ordinality p(prompt, place))
  else w.answer end`

export const examsOfPerson: PersonalData = {
  references: {
    'attempts.user_id': kept('marks', record),
    'attempts.submitted_by': kept('marks', record),
    'attempt_events.actor_id': kept('marks', record),
    'attempt_answer_files.uploaded_by': notOwn('Who read in the file of an attempt.'),
    'attempt_items.graded_by': notOwn(marking),
    'attempt_item_marks.marked_by': notOwn(marking),
    'attempt_late_answers.decided_by': notOwn(marking),
    'grading_history.graded_by': notOwn(marking),
    'exam_allowances.user_id': own('marks'),
    'exam_allowances.created_by': notOwn('A decision about another person.'),
    'exam_allowances.ended_by': notOwn('A decision about another person.'),
    'examination_changes.user_id': notOwn(
      'The history of an examination belongs to the examination.',
    ),
    'examination_changes.changed_by': notOwn(
      'The history of an examination belongs to the examination.',
    ),
    'regrades.created_by': notOwn(ofCourse),
    'regrades.undone_by': notOwn(ofCourse),
    'examinations.author_id': notOwn(ofCourse),
    'questions.author_id': notOwn(ofCourse),
    'question_versions.created_by': notOwn(ofCourse),
  },
  archive: [
    {
      part: 'marks',
      name: 'examTime',
      // The reason that staff gave is not in the archive, because it may mention other people. The
      // school keeps it.
      select: ({ schoolId, userId }) => sql`
        select x.name as "examination", a.extra_minutes as "minutes", a.extra_attempts as "attempt",
          a.created_at as "createdAt", a.ended_at as "endedAt"
        from exam_allowances a left join examinations x on x.id = a.examination_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by a.id`,
    },
    {
      part: 'marks',
      name: 'examAnswers',
      // The archive contains the answers, but not whether they are right. Others may still write
      // the examination.
      select: ({ schoolId, userId }) => sql`
        select x.name as "examination", a.number as "attempt", i.number as "number", v.item ->> 'stem' as "question",
          ${answerInWords} as "answer", w.saved_at as "at"
        from attempts a join examinations x on x.id = a.examination_id join attempt_items i on i.attempt_id = a.id
        join question_versions v on v.id = i.question_version_id left join attempt_answers w on w.attempt_item_id = i.id
        where a.school_id = ${schoolId} and a.user_id = ${userId} and a.state <> 'in_progress'
        order by a.id, i.number`,
    },
    {
      part: 'marks',
      name: 'examEvents',
      select: ({ schoolId, userId }) => sql`
        select x.name as "examination", a.number as "attempt", e.kind as "kind", e.at as "at",
          e.actor_id is distinct from ${userId}::bigint as "byStaff"
        from attempt_events e join attempts a on a.id = e.attempt_id join examinations x on x.id = a.examination_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by e.id`,
    },
  ],
  erase: ({ schoolId, userId }) => [
    sql`delete from exam_allowances where school_id = ${schoolId} and user_id = ${userId}`,
    sql`delete from attempt_clients k using attempts a
      where a.id = k.attempt_id and a.school_id = ${schoolId} and a.user_id = ${userId}`,
  ],
  hindrances: [
    {
      kind: 'examination',
      select: ({ schoolId, userId }, now) => sql`
        select x.name as "name" from attempts a join examinations x on x.id = a.examination_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} and a.state = 'in_progress'
          and (a.closes_at is null or a.closes_at > ${now.toISOString()}) order by a.id`,
    },
  ],
  kept: [
    {
      thing: 'marks',
      select: ({ schoolId, userId }) => sql`
        select (select count(*) from attempts a where a.school_id = ${schoolId} and a.user_id = ${userId})
          + (select count(*) from hand_ins h
            where h.school_id = ${schoolId} and h.user_id = ${userId} and h.score is not null) as "count"`,
    },
  ],
}
