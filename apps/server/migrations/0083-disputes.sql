-- ORD-098: the provider's id of the payment, which disputes name.
alter table payment_attempts add column payment text;
create index payment_attempts_payment on payment_attempts (provider, payment) where payment is not null;

alter table orders add column disputed boolean not null default false;
create index orders_disputed on orders (school_id) where disputed;

create table disputes (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  order_id bigint not null,
  attempt_id bigint not null,
  provider text not null,
  -- The provider's id of the dispute.
  reference text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint disputes_once unique (provider, reference),
  foreign key (school_id, order_id) references orders (school_id, id),
  foreign key (school_id, attempt_id) references payment_attempts (school_id, id)
);
create index disputes_order on disputes (school_id, order_id);
create index disputes_attempt on disputes (school_id, attempt_id);

-- ORD-099: money that a bank withdrew permanently is a refund that nobody granted.
alter table refunds drop constraint refunds_kind_check;
alter table refunds add constraint refunds_kind_check check (kind in ('asked', 'late', 'double', 'held', 'staff', 'dispute'));

alter table sandbox_payments drop constraint sandbox_payments_state_check;
alter table sandbox_payments add constraint sandbox_payments_state_check
  check (state in ('open', 'paid', 'failed', 'over', 'disputed', 'taken'));
-- Sandbox provider: the amount that a bank withdrew, during a dispute and after it was lost.
alter table sandbox_payments add column disputed_minor integer not null default 0;
alter table sandbox_payments add column disputes integer not null default 0;
