/**
 * Statements that find contradicting rows of a school; consistent data yields none. `$now` is the
 * school's current time.
 */
const local = (moment: string, school: string) =>
  `(${moment} at time zone (select z.time_zone from schools z where z.id = ${school}))`
const isWholeHour = (moment: string, school: string) =>
  `to_char(${local(moment, school)}, 'HH24:MI:SS') in ('08:00:00', '09:00:00', '12:00:00', '18:00:00', '23:59:00')`

export const figures: Record<string, string> = {
  'seconds of a day that are not those of its courses': `
    select coalesce(d.user_id, v.user_id) as user_id, coalesce(d.day, v.day) as day, d.seconds, v.seconds as of_courses
    from study_days d full join (
      select user_id, day, sum(seconds) as seconds from course_visit_days where seconds > 0 group by 1, 2
    ) v on v.user_id = d.user_id and v.day = d.day
    where abs(coalesce(d.seconds, 0) - coalesce(v.seconds, 0)) > 0.01`,
  'seconds of the days of a course that are not those of its films': `
    select coalesce(v.course_id, p.course_id) as course_id, coalesce(v.user_id, p.user_id) as user_id, v.seconds, p.seconds as of_films
    from (select course_id, user_id, sum(seconds) as seconds from course_visit_days group by 1, 2) v
    full join (select course_id, user_id, sum(watched_seconds) as seconds from video_progress group by 1, 2) p
      on p.course_id = v.course_id and p.user_id = v.user_id
    where abs(coalesce(v.seconds, 0) - coalesce(p.seconds, 0)) > 0.01`,
  'figures of an enrolment that cannot be recounted': `
    select e.id, e.watched_seconds, e.visit_days, e.lessons_done, e.exams_submitted, e.exams_total from enrolments e
    where abs(e.watched_seconds - (select coalesce(sum(p.watched_seconds), 0) from video_progress p where p.course_id = e.course_id and p.user_id = e.user_id)) > 0.01
      or e.visit_days <> (select count(*) from course_visit_days v where v.course_id = e.course_id and v.user_id = e.user_id)
      or e.lessons_done <> (select count(*) from video_progress p where p.course_id = e.course_id and p.user_id = e.user_id and p.done)
      or e.exams_submitted <> (select count(distinct a.examination_id) from attempts a where a.course_id = e.course_id and a.user_id = e.user_id and a.state <> 'in_progress')
        + (select count(distinct h.item_id) from hand_ins h join homework_items w on w.id = h.item_id where w.course_id = e.course_id and h.user_id = e.user_id)`,
  'films that were watched for longer than they are, or not by whom they are done': `
    select p.id, p.watched_seconds, f.duration_seconds, p.done from video_progress p
    join lessons l on l.id = p.lesson_id left join files f on f.id = l.file_id
    where f.id is null or p.watched_seconds > f.duration_seconds + 0.01 or p.done <> (p.watched_seconds >= f.duration_seconds * 0.9)
      or abs(p.watched_seconds * 1000 - (select sum((i->>1)::numeric - (i->>0)::numeric) from jsonb_array_elements(p.intervals) i)) > 2
      or p.done <> (p.done_at is not null)`,
  'courses that are completed with a film to watch or an exam to hand in': `
    select e.id, e.status from enrolments e where e.status = 2 and (
      exists (select 1 from lessons l join files f on f.id = l.file_id where l.course_id = e.course_id
        and not exists (select 1 from video_progress p where p.lesson_id = l.id and p.user_id = e.user_id and p.done))
      or e.exams_submitted < (select count(*) from examinations x where x.course_id = e.course_id and x.status >= 1))`,
  'learners of a course that nobody can count': `
    select c.id, c.learners from courses c where c.learners <> (select count(*) from enrolments e where e.course_id = c.id)`,
  'stars that are not those of the reviews': `
    select c.id, c.star_counts from courses c where exists (select 1 from generate_series(1, 5) s
      where coalesce(c.star_counts[s], 0) <> (select count(*) from course_reviews r where r.course_id = c.id and r.stars = s and not r.hidden))`,
  'exams whose points are not those of their questions': `
    select x.id, x.total from examinations x where not exists (select 1 from exam_draws d where d.examination_id = x.id)
      and x.total <> (select coalesce(sum(s.points), 0) from exam_subjects s where s.examination_id = x.id)`,
  'papers whose score is not that of their answers': `
    select a.id, a.score from attempts a where a.state <> 'in_progress' and not a.waiting
      and a.score is distinct from (select sum(i.score) from attempt_items i where i.attempt_id = a.id)`,
  'answers with more points than their question': `
    select i.id from attempt_items i where i.score > i.points or (i.graded_by is not null and i.waiting)`,
  'homework with a score above its points': `
    select h.id from hand_ins h join homework_items w on w.id = h.item_id where h.score > w.points`,
  'practical tasks of a course that are not numbered from 1': `
    select course_id, array_agg(task_number order by task_number) as numbers from homework_items where task_number is not null
    group by 1 having min(task_number) <> 1 or max(task_number) <> count(*) or count(*) <> count(distinct task_number)`,
  'orders whose money is not that of their lines and payments': `
    select o.id, o.state from orders o where
      o.subtotal_minor <> (select sum(l.paid_minor) from order_lines l where l.order_id = o.id)
      or o.received_minor <> (select coalesce(sum(p.received_minor), 0) from payment_attempts p where p.order_id = o.id and p.state = 'captured')
      or (o.paid_at is not null) <> (o.received_minor > 0)
      or o.refunded_minor <> (select coalesce(sum(r.amount_minor), 0) from refunds r where r.order_id = o.id and r.state = 'refunded')`,
  'courses with a price that somebody has without a way to them': `
    select e.id, e.user_id, c.names->>'en' as course from enrolments e join courses c on c.id = e.course_id
    where c.price_minor > 0
      and not exists (select 1 from entitlements t where t.course_id = e.course_id and t.user_id = e.user_id and t.ended_at is null)
      and not exists (select 1 from share_link_uses u join share_links s on s.id = u.link_id where s.course_id = e.course_id and u.user_id = e.user_id)`,
  'courses that are paid and not joined': `
    select l.id from order_lines l join orders o on o.id = l.order_id where o.state = 'paid'
      and not exists (select 1 from enrolments e where e.course_id = l.course_id and e.user_id = l.user_id)`,
  'addresses for mail that two buyers have': `
    select email, count(distinct user_id) from orders group by email having count(distinct user_id) > 1`,
  'coins that do not add up': `
    select a.id, a.balance from ledger_accounts a where a.balance <> (select coalesce(sum(p.amount), 0) from ledger_postings p where p.account_id = a.id)`,
  'codes that are redeemed by nobody': `
    select c.id from activation_codes c where (c.state = 'redeemed') <> (c.redeemed_by is not null and c.redeemed_at is not null)`,
  'certificates of courses that are not completed': `
    select k.id from certificates k where k.user_id is not null and k.course_id is not null and not exists (
      select 1 from enrolments e where e.user_id = k.user_id and e.course_id = k.course_id and e.status = 2)`,
  'questions with another number of answers': `
    select q.id from discussion_questions q where q.answers <> (select count(*) from discussion_answers a where a.question_id = q.id and a.removed_at is null)`,
  'imports of people with another number of people': `
    select i.id, i.fresh from sheet_imports i where i.kind = 'people' and i.fresh <> (select count(*) from sheet_import_effects e where e.import_id = i.id)`,
}

export const order: Record<string, string> = {
  'people who joined a course before it began, before their account, or in the future': `
    select e.id, e.joined_at, c.launched_at, u.created_at from enrolments e join courses c on c.id = e.course_id join users u on u.id = e.user_id
    where e.joined_at < coalesce(c.launched_at, c.created_at) or e.joined_at < u.created_at or e.joined_at > $now`,
  'steps of learning in an impossible order': `
    select e.id, e.joined_at, e.last_study_at, e.completed_at from enrolments e
    where e.last_study_at < e.joined_at or e.last_study_at > $now or e.completed_at < e.joined_at or e.completed_at > $now
      or exists (select 1 from video_progress p where p.course_id = e.course_id and p.user_id = e.user_id
        and (p.updated_at < e.joined_at or p.updated_at > $now or p.updated_at > e.last_study_at or p.done_at > p.updated_at))
      or exists (select 1 from course_visit_days v where v.course_id = e.course_id and v.user_id = e.user_id
        and (v.day < ${local('e.joined_at', 'e.school_id')}::date or v.day > ${local('$now', 'e.school_id')}::date))`,
  'visits of somebody who never joined': `
    select v.course_id, v.user_id from course_visit_days v
    where not exists (select 1 from enrolments e where e.course_id = v.course_id and e.user_id = v.user_id)`,
  'days of study before the account': `
    select d.user_id, d.day from study_days d join users u on u.id = d.user_id where d.day < ${local('u.created_at', 'd.school_id')}::date or d.day > ${local('$now', 'd.school_id')}::date`,
  'reviews from before the course was completed': `
    select r.id, r.created_at from course_reviews r left join enrolments e on e.course_id = r.course_id and e.user_id = r.author_id
    where e.id is null or r.created_at < coalesce(e.completed_at, e.joined_at) or r.created_at > $now`,
  'papers from outside of their exam, or of somebody who has not joined': `
    select a.id, a.started_at from attempts a join examinations x on x.id = a.examination_id
    left join enrolments e on e.course_id = a.course_id and e.user_id = a.user_id
    where e.id is null or a.started_at < e.joined_at or a.started_at < x.start_time or a.started_at > $now
      or a.submitted_at < a.started_at or a.submitted_at > least(x.end_time, $now)
      or exists (select 1 from attempt_items i where i.attempt_id = a.id and (i.graded_at < a.submitted_at or i.graded_at > $now))`,
  'exams and tasks from before their course': `
    select x.id, x.created_at from examinations x join courses c on c.id = x.course_id where x.created_at < c.created_at or x.start_time < x.created_at
    union all select w.id, w.created_at from homework_items w join courses c on c.id = w.course_id where w.created_at < c.created_at or w.created_at > $now`,
  'hand-ins from before joining, marked before they came, or with another word on lateness': `
    select h.id, h.handed_in_at, e.joined_at from hand_ins h join homework_items w on w.id = h.item_id
    left join enrolments e on e.course_id = w.course_id and e.user_id = h.user_id
    where e.id is null or h.handed_in_at < e.joined_at or h.handed_in_at > $now or h.handed_in_at < w.created_at
      or h.graded_at < h.handed_in_at or h.graded_at > $now or h.late <> coalesce(h.handed_in_at > w.end_time, false)
      or (h.late and not w.late_allowed)`,
  'questions and answers in an impossible order': `
    select q.id, q.created_at from discussion_questions q left join enrolments e on e.course_id = q.course_id and e.user_id = q.author_id
    where e.id is null or q.created_at < e.joined_at or exists (select 1 from discussion_answers a where a.question_id = q.id and (a.created_at < q.created_at or a.created_at > $now))`,
  'orders in an impossible order': `
    select o.id from orders o where o.paid_at < o.created_at or o.closed_at < o.created_at or o.created_at > $now or o.paid_at > $now
      or exists (select 1 from entitlements t where t.order_id = o.id and (t.created_at < o.paid_at or t.ended_at > $now))
      or exists (select 1 from order_events v where v.order_id = o.id and (v.at < o.created_at or v.at > $now))
      or exists (select 1 from order_lines l join courses c on c.id = l.course_id where l.order_id = o.id and o.created_at < c.launched_at)
      or exists (select 1 from order_lines l join enrolments e on e.course_id = l.course_id and e.user_id = l.user_id where l.order_id = o.id and l.live and e.joined_at < o.paid_at)
      or exists (select 1 from refunds r where r.order_id = o.id and (r.created_at < o.paid_at or r.settled_at < r.created_at or r.settled_at > $now))`,
  'links that were used or given out before they or their course were there': `
    select s.id from share_links s join courses c on c.id = s.course_id left join enrolments e on e.course_id = s.course_id and e.user_id = s.activated_by
    where s.created_at < c.launched_at or s.activated_at < s.created_at or s.withdrawn_at < s.created_at
      or (s.activated_by is not null and (e.id is null or e.joined_at < s.activated_at or e.joined_at > s.activated_at + interval '1 hour'))`,
  'applications in an impossible order': `
    select a.id from job_applications a join job_posts p on p.id = a.post_id join resumes r on r.user_id = a.user_id
    where a.delivered_at < p.published_at or a.delivered_at > p.ends_at or a.delivered_at < r.saved_at or a.changed_at > $now
      or exists (select 1 from application_steps s where s.application_id = a.id and (s.at < a.delivered_at or s.at > $now or s.interview_at < s.at))`,
  'practice that was played before it was given, or by somebody who had not joined': `
    select r.id, r.started_at from practice_runs r join practice_assignments t on t.id = r.assignment_id
    left join enrolments e on e.course_id = t.course_id and e.user_id = r.user_id
    where e.id is null or r.started_at < t.opens_at or r.started_at < e.joined_at or r.changed_at < r.started_at or r.changed_at > $now
      or r.ended_at > $now or t.created_at > t.opens_at`,
  'notices of a course from before it, or of the future': `
    select m.id from messages m left join courses c on c.id = m.course_id left join users u on u.id = coalesce(m.author_id, m.user_id)
    where m.created_at > $now or m.created_at < c.launched_at or m.created_at < u.created_at`,
  'people of an import who were there before it': `
    select u.id, u.created_at from sheet_import_effects f join sheet_imports i on i.id = f.import_id join users u on u.id = f.target_id
    where i.kind = 'people' and f.before is null and u.created_at <> i.confirmed_at`,
  'acts of staff before they were staff': `
    select a.id, a.at from audit_entries a join audit_entries r on r.action = 'person.rolesChanged' and r.subject_id = a.actor_id where a.at < r.at`,
  'likes of an article before it was published': `
    select k.id from article_likes k join articles a on a.id = k.article_id where k.created_at <= a.published_at or k.created_at > $now`,
}

export const hours: Record<string, string> = {
  'deadlines at a strange minute': `
    select 'exam' as what, name::text, end_time as at from examinations where not (${isWholeHour('end_time', 'school_id')})
    union all select 'exam begins', name, start_time from examinations where not (${isWholeHour('start_time', 'school_id')})
    union all select 'task', title, end_time from homework_items where not (${isWholeHour('end_time', 'school_id')})
    union all select 'practice', practice, due_at from practice_assignments where not (${isWholeHour('due_at', 'school_id')})
    union all select 'practice begins', practice, opens_at from practice_assignments where not (${isWholeHour('opens_at', 'school_id')})
    union all select 'training', cohort, end_at from trainings where not (${isWholeHour('end_at', 'school_id')})
    union all select 'training begins', cohort, start_at from trainings where not (${isWholeHour('start_at', 'school_id')})
    union all select 'chapter', training_id::text, end_at from training_chapter_dates where not (${isWholeHour('end_at', 'school_id')})
    union all select 'chapter begins', training_id::text, start_at from training_chapter_dates where not (${isWholeHour('start_at', 'school_id')})
    union all select 'codes', name, ends_at from code_batches where not (${isWholeHour('ends_at', 'school_id')})`,
  'interviews and notices at night': `
    select 'interview' as what, interview_at as at from job_applications
      where to_char(${local('interview_at', 'school_id')}, 'HH24:MI') not between '09:00' and '17:00'
    union all select 'notice', created_at from messages where author_id is not null
      and to_char(${local('created_at', 'school_id')}, 'HH24:MI') not between '08:00' and '20:00'`,
}
