-- JOB-033: companies that offer work. School staff manage them; a company has no account.
create table companies (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  name text not null,
  -- A code of the list of industries, or empty.
  industry text not null,
  -- 0 unknown, 1 under 20 people, 2 under 100, 3 under 500, 4 under 1,000, 5 more.
  size smallint not null,
  -- The code of a city, or empty.
  city text not null,
  address text not null,
  website text not null,
  introduction text not null,
  logo_file_id bigint references files (id),
  -- The recipient of applications.
  contact_name text not null,
  email text not null,
  -- The school has checked the company.
  verified boolean not null,
  recommended boolean not null,
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 0,
  removed_at timestamptz
);

create unique index companies_name on companies (school_id, lower(name)) where removed_at is null;
create index companies_school on companies (school_id);
create index companies_logo on companies (logo_file_id) where logo_file_id is not null;
create index companies_author on companies (created_by);

-- JOB-033, JOB-049, JOB-052: posts of these companies.
create table job_posts (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  company_id bigint not null references companies (id),
  title text not null,
  -- A code of the list of positions, or empty.
  position text not null,
  industry text not null,
  -- The code of a city, or empty for a post without a place.
  city text not null,
  remote boolean not null,
  -- The given amount in hundredths of the currency; null when none is given.
  salary_least integer,
  salary_most integer,
  currency text not null,
  salary_per text not null check (salary_per in ('hour', 'month', 'year')),
  negotiable boolean not null,
  -- The amount converted to a month, which filters compare within one currency.
  monthly_least integer,
  monthly_most integer,
  -- 1 internship, 2 full-time, 3 both.
  nature smallint not null,
  -- 0 no requirement, otherwise the lowest degree from 1 to 7.
  degree smallint not null,
  -- Required years of work.
  experience smallint not null,
  -- [{name, level}] with the level from 1 to 5.
  skills jsonb not null,
  -- The language of the text: en, zh or my.
  language text not null,
  description text not null,
  recommended boolean not null,
  -- Null for a draft.
  published_at timestamptz,
  ends_at timestamptz not null,
  taken_down_at timestamptz,
  taken_down_reason text not null default '',
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 0,
  check (salary_least <= salary_most)
);

create index job_posts_school on job_posts (school_id, published_at desc, id desc);
create index job_posts_company on job_posts (company_id, published_at desc, id desc);
create index job_posts_author on job_posts (created_by);

-- JOB-019, JOB-027, JOB-039: posts that a student has saved.
create table post_collections (
  user_id bigint not null references users (id),
  post_id bigint not null references job_posts (id) on delete cascade,
  school_id bigint not null references schools (id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, post_id)
);

create index post_collections_post on post_collections (post_id);
create index post_collections_school on post_collections (school_id);
