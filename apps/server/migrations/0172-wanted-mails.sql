-- step by step
-- JOB-129: finds the people who want mails of notices. Most people have switched on no kind of
-- mail, and a notice to thousands looks for each of its readers.
create index concurrently if not exists mail_addresses_wanted on mail_addresses (user_id)
  where address is not null and kinds <> '{}';
