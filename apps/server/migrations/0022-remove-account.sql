-- Deletes an account. Returns false when a foreign key refuses, because a row refers to the
-- account.
create function remove_account(school bigint, account bigint) returns boolean language plpgsql as $$
begin
  delete from users where school_id = school and id = account;
  return found;
exception when foreign_key_violation then
  return false;
end
$$;
