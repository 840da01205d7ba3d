-- One review of a course and person: stars and, if wanted, plain text.
create table course_reviews (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  author_id bigint not null,
  stars smallint not null check (stars between 1 and 5),
  content text not null default '' check (char_length(content) <= 1000),
  reports integer not null default 0,
  hidden boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create unique index course_reviews_one on course_reviews (course_id, author_id);
create index course_reviews_newest on course_reviews (school_id, course_id, updated_at desc);
create index course_reviews_author on course_reviews (school_id, author_id);
create index course_reviews_reported on course_reviews (school_id, id) where reports > 0 or hidden;

create table review_reports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  review_id bigint not null references course_reviews (id) on delete cascade,
  created_at timestamptz not null,
  foreign key (school_id, user_id) references users (school_id, id)
);
create unique index review_reports_one on review_reports (review_id, user_id);
create index review_reports_user on review_reports (school_id, user_id);

-- The number of visible reviews with one to five stars, and the value by which lists sort (decision
-- 0028).
alter table courses add column star_counts integer[] not null default '{0,0,0,0,0}';
alter table courses add column rating_score double precision generated always as (
  (17.5 + star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5])
  / (5.0 + star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5])
) stored;
create index courses_rating on courses (school_id, rating_score desc, id desc);
