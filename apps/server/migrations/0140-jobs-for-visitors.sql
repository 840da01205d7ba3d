-- Pages and responses about jobs are cached for visitors: a change of a company or a post
-- invalidates them.
create trigger tell_content after insert or update or delete on companies for each row execute function tell_content();
create trigger tell_content after insert or update or delete on job_posts for each row execute function tell_content();

-- JOB-010: two more positions of adverts, 4 at the top of the page of jobs and 5 beside its lists.
alter table adverts drop constraint adverts_place_check;
alter table adverts add constraint adverts_place_check check (place between 1 and 5);
