-- Coins by double entry (ORD-076). A person has one account for free coins and one for reserved
-- ones.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  kind text not null check (kind in ('coins', 'hold', 'promo', 'sales')),
  user_id bigint,
  balance bigint not null default 0,
  unique (school_id, id),
  foreign key (school_id, user_id) references users (school_id, id),
  check ((user_id is not null) = (kind in ('coins', 'hold'))),
  constraint ledger_accounts_covered check (user_id is null or balance >= 0)
);
create unique index ledger_accounts_user on ledger_accounts (school_id, user_id, kind) where user_id is not null;
create unique index ledger_accounts_school on ledger_accounts (school_id, kind) where user_id is null;

create table ledger_entries (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  kind text not null check (kind in ('grant', 'hold', 'release', 'capture', 'refund', 'code', 'reversal')),
  -- The cause of the entry. A second entry with the same cause is refused.
  key text not null,
  order_id bigint,
  note text not null default '',
  at timestamptz not null,
  constraint ledger_entries_once unique (school_id, key),
  unique (school_id, id),
  foreign key (school_id, order_id) references orders (school_id, id)
);
create index ledger_entries_order on ledger_entries (school_id, order_id) where order_id is not null;

create table ledger_postings (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  entry_id bigint not null,
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  -- The balance of the account after this posting.
  balance bigint not null,
  foreign key (school_id, entry_id) references ledger_entries (school_id, id),
  foreign key (school_id, account_id) references ledger_accounts (school_id, id)
);
create index ledger_postings_account on ledger_postings (school_id, account_id, id desc);
create index ledger_postings_entry on ledger_postings (school_id, entry_id);

create function ledger_balanced() returns trigger language plpgsql as $$
declare
  entry bigint;
  total numeric;
begin
  if tg_table_name = 'ledger_entries' then entry := new.id; else entry := new.entry_id; end if;
  select sum(amount) into total from ledger_postings where entry_id = entry;
  if total is distinct from 0 then
    raise exception 'ledger entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_balanced();
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_balanced();

create function ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'what is booked is never changed; book a reversal' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_final before update or delete on ledger_entries
  for each row execute function ledger_is_final();
create trigger ledger_postings_final before update or delete on ledger_postings
  for each row execute function ledger_is_final();
create trigger ledger_entries_kept before truncate on ledger_entries
  for each statement execute function ledger_is_final();
create trigger ledger_postings_kept before truncate on ledger_postings
  for each statement execute function ledger_is_final();

-- ORD-052: credits of coins.
create table coin_credits (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  amount integer not null check (amount > 0),
  reason text not null,
  state text not null check (state in ('waiting', 'approved', 'refused')),
  key uuid not null,
  requested_by bigint not null,
  requested_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  constraint coin_credits_once unique (requested_by, key),
  check ((state = 'waiting') = (decided_at is null)),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, requested_by) references users (school_id, id),
  foreign key (school_id, decided_by) references users (school_id, id)
);
create index coin_credits_newest on coin_credits (school_id, id desc);
create index coin_credits_user on coin_credits (school_id, user_id, requested_at);
create index coin_credits_maker on coin_credits (school_id, requested_by);
create index coin_credits_decider on coin_credits (school_id, decided_by) where decided_by is not null;

-- ORD-077: the newest result of the nightly check of each school.
create table ledger_proofs (
  school_id bigint primary key references schools (id),
  at timestamptz not null,
  balanced boolean not null
);
