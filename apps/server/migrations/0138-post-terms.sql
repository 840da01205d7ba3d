-- JOB-037: the words and filter values of each published post, in the sort order of lists, so that
-- a search stops as soon as it has enough.
create table post_terms (
  school_id bigint not null,
  -- A word, or a filter and its value such as city=MY-14.
  term text collate "C" not null,
  published_at timestamptz not null,
  post_id bigint not null references job_posts (id) on delete cascade,
  -- The weight of a match of the word: 1 in the title, up to 6.
  weight smallint not null,
  primary key (school_id, term, published_at, post_id) include (weight)
);
create index post_terms_post on post_terms (post_id);

-- JOB-079: the spellings of all words of posts: the word itself, and the word without one of its
-- letters.
create table post_spellings (
  school_id bigint not null references schools (id) on delete cascade,
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (school_id, spelling, word)
);
