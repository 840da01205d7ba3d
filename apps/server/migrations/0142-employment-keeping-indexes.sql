-- step by step
create index concurrently if not exists companies_merged on companies (merged_into) where merged_into is not null;

-- JOB-049: finds the posts that end soon, whose staff receive a reminder.
create index concurrently if not exists job_posts_ending on job_posts (ends_at)
  where published_at is not null and taken_down_at is null;
