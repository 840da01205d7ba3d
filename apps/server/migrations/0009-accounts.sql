-- The staff member's session from which the impersonation was begun; it ends with that session.
alter table sessions add column acting_session_id bigint;
create index sessions_acting on sessions (school_id, acting_session_id) where acting_session_id is not null;

-- When the old number was verified in this session, which allows changing the number for ten
-- minutes.
alter table sessions add column old_number_verified_at timestamptz;

-- A ticket is valid for its purpose only.
alter table login_tickets add column purpose text not null default 'teacher';

-- A verified code for a later step is valid only in the browser or session that verified it.
alter table sms_codes add column held_by text;

-- The picture by which staff recognise a person. Only staff and the person see it.
alter table users add column recognition_file_id bigint references files (id);

-- A captcha may also be a puzzle that a browser solves by itself.
alter table captchas add column puzzle_salt text;
alter table captchas add column puzzle_bits smallint;
