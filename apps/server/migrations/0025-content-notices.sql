-- Every process caches pages for visitors (decision 0025). Each change of their content is sent to
-- all processes at its commit; the database merges equal notices of one transaction.
create function tell_content() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform pg_notify('titian_content', new.school_id::text); end if;
  if tg_op <> 'INSERT' then perform pg_notify('titian_content', old.school_id::text); end if;
  return null;
end $$;
create function tell_content_of_school() returns trigger language plpgsql as $$
begin
  perform pg_notify('titian_content', coalesce(new.id, old.id)::text);
  return null;
end $$;
create trigger tell_content after insert or update or delete on schools for each row execute function tell_content_of_school();
create trigger tell_content after insert or update or delete on school_hosts for each row execute function tell_content();
create trigger tell_content after insert or update or delete on menus for each row execute function tell_content();
create trigger tell_content after insert or update or delete on banners for each row execute function tell_content();
create trigger tell_content after insert or update or delete on adverts for each row execute function tell_content();
create trigger tell_content after insert or update or delete on course_types for each row execute function tell_content();
create trigger tell_content after insert or delete on courses for each row execute function tell_content();
-- The number of students changes with every enrolment; it may be a minute old, so it sends no
-- notice.
create trigger tell_content_of_change after update on courses for each row
  when ((to_jsonb(old) - 'learners') is distinct from (to_jsonb(new) - 'learners')) execute function tell_content();
create trigger tell_content after insert or update or delete on course_teachers for each row execute function tell_content();
create trigger tell_content after insert or update or delete on chapters for each row execute function tell_content();
create trigger tell_content after insert or update or delete on lessons for each row execute function tell_content();
create trigger tell_content after insert or update or delete on captions for each row execute function tell_content();
create trigger tell_content after insert or update or delete on examinations for each row execute function tell_content();
create trigger tell_content after update of name, photo_file_id on users for each row execute function tell_content();
