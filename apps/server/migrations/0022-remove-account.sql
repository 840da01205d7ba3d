-- True when the account was deleted, false when a foreign key refused: a row refers to it.
create function remove_account(school bigint, account bigint) returns boolean language plpgsql as $$
begin
  delete from users where school_id = school and id = account;
  return found;
exception when foreign_key_violation then
  return false;
end
$$;
