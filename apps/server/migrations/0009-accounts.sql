-- The session of the member of staff from which acting as a student was begun; it ends with that session.
alter table sessions add column acting_session_id bigint;
create index sessions_acting on sessions (school_id, acting_session_id) where acting_session_id is not null;

-- When the old number was proved in this session, which opens the change of the number for ten minutes.
alter table sessions add column old_number_verified_at timestamptz;

-- A ticket serves the purpose it was made for and no other.
alter table login_tickets add column purpose text not null default 'teacher';

-- A code whose result is kept for a later step serves only the browser or session that proved it.
alter table sms_codes add column held_by text;

-- The picture by which staff recognise a person; shown to them and the owner alone.
alter table users add column recognition_file_id bigint references files (id);

-- A captcha may also be a puzzle that a browser solves by itself.
alter table captchas add column puzzle_salt text;
alter table captchas add column puzzle_bits smallint;
