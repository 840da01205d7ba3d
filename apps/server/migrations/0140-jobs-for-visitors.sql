-- Pages and answers about jobs are kept for visitors: a change of a company or a post makes new ones.
create trigger tell_content after insert or update or delete on companies for each row execute function tell_content();
create trigger tell_content after insert or update or delete on job_posts for each row execute function tell_content();

-- JOB-010: two more places for adverts, 4 at the head of the page of jobs and 5 beside its lists.
alter table adverts drop constraint adverts_place_check;
alter table adverts add constraint adverts_place_check check (place between 1 and 5);
