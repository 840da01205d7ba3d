-- Every process keeps pages that visitors are shown (decision 0025). Whatever changes one of them is told to all
-- processes when it is committed; the database folds equal notices of one transaction into one.
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
-- How many take a course changes with every student who joins; that may be a minute old.
create trigger tell_content_of_change after update on courses for each row
  when ((to_jsonb(old) - 'learners') is distinct from (to_jsonb(new) - 'learners')) execute function tell_content();
create trigger tell_content after insert or update or delete on course_teachers for each row execute function tell_content();
create trigger tell_content after insert or update or delete on chapters for each row execute function tell_content();
create trigger tell_content after insert or update or delete on lessons for each row execute function tell_content();
create trigger tell_content after insert or update or delete on captions for each row execute function tell_content();
create trigger tell_content after insert or update or delete on examinations for each row execute function tell_content();
create trigger tell_content after update of name, photo_file_id on users for each row execute function tell_content();
