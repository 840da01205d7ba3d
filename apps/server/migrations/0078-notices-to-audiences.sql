alter table messages
  -- The class of a bulletin to one class; null for other notices.
  add column class_name text,
  -- Title and content by language. A notice with these texts leaves `title` and `content` empty.
  add column titles jsonb not null default '{}',
  add column contents jsonb not null default '{}',
  -- The key of the form. A form that is sent again with the same key creates no second notice.
  add column key uuid,
  -- The subject of an unread system notice. The next notice with the same subject replaces this
  -- notice and raises its count.
  add column digest_key text,
  add column times integer not null default 1 check (times > 0),
  add constraint messages_class check (class_name is null or kind = 3),
  add constraint messages_gathers check (digest_key is null or kind = 1);
create unique index messages_once on messages (school_id, author_id, key) where key is not null;
create unique index messages_digest on messages (school_id, user_id, digest_key) where digest_key is not null;
create index messages_lately on messages (school_id, author_id, created_at) where author_id is not null;
create index messages_written on messages (school_id, id desc) where author_id is not null;
