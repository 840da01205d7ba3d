-- CNT-112: the number of chosen students to whom a notice was sent; null for a notice to all
-- students of the course.
alter table messages
  add column told integer check (told > 0),
  add constraint messages_told check (told is null or kind = 2);

-- Finds a notice with the same text to the same students.
create index messages_to_students on messages (course_id, author_id, id) where told is not null;

create table message_recipients (
  school_id bigint not null,
  user_id bigint not null,
  message_id bigint not null references messages (id) on delete cascade,
  primary key (school_id, user_id, message_id),
  foreign key (school_id, user_id) references users (school_id, id)
);
create index message_recipients_message on message_recipients (message_id);

-- A notice has the key of its form itself now. Sent notices are kept in messages and in the audit
-- log.
drop table student_notices;
