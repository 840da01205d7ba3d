-- JOB-037: the words of each published post and the values by which it can be filtered, in the order in which lists show
-- posts, so that a search stops as soon as it has enough.
create table post_terms (
  school_id bigint not null,
  -- A word, or a filter and its value such as city=MY-14.
  term text collate "C" not null,
  published_at timestamptz not null,
  post_id bigint not null references job_posts (id) on delete cascade,
  -- How much a match of the word says: 1 written in the title, to 6.
  weight smallint not null,
  primary key (school_id, term, published_at, post_id) include (weight)
);
create index post_terms_post on post_terms (post_id);

-- JOB-079: the words of all posts under each of their spellings: the word itself, and the word without one of its letters.
create table post_spellings (
  school_id bigint not null references schools (id) on delete cascade,
  spelling text collate "C" not null,
  word text collate "C" not null,
  primary key (school_id, spelling, word)
);
