-- step by step
-- JOB-129: the people who get mails of notices. Most addresses are of people who switched no kind on, and a notice to
-- thousands looks for each of its readers.
create index concurrently if not exists mail_addresses_wanted on mail_addresses (user_id)
  where address is not null and kinds <> '{}';
