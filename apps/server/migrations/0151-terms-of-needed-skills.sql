-- JOB-113: the required skills of each published post as terms: the weight contains the level plus
-- eight times the number of skills. Words contain no equals sign, so these terms cannot match a
-- word.
with needed as (
  select p.id, p.school_id, p.published_at,
    'skill=' || btrim(regexp_replace(lower(normalize(s.value ->> 'name', NFKC)), '\s+', ' ', 'g')) as term,
    max((s.value ->> 'level')::int) as level
  from job_posts p cross join lateral jsonb_array_elements(p.skills) s
  where p.published_at is not null and p.taken_down_at is null
  group by 1, 2, 3, 4)
insert into post_terms (school_id, term, published_at, post_id, weight)
select school_id, term, published_at, id, 8 * count(*) over (partition by id) + level from needed
on conflict do nothing;

insert into post_terms (school_id, term, published_at, post_id, weight)
select school_id, 'skills=0', published_at, id, 0 from job_posts
where published_at is not null and taken_down_at is null and skills = '[]'::jsonb
on conflict do nothing;
