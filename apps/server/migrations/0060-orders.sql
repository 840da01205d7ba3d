-- Payment settings of a school (ORD-082); a school without a row uses the defaults.
create table payment_settings (
  school_id bigint primary key references schools (id),
  window_minutes integer not null default 30 check (window_minutes between 5 and 1440),
  methods jsonb not null default '["card"]',
  refund_days integer not null default 7 check (refund_days between 0 and 365),
  credit_limit integer not null default 10000 check (credit_limit >= 0),
  invoice_name jsonb not null default '{}',
  invoice_number text not null default '',
  tax_label jsonb not null default '{}',
  -- The tax included in prices, in hundredths of a percent.
  tax_basis integer not null default 0 check (tax_basis between 0 and 5000),
  version integer not null default 1
);

-- ORD-070: discount codes. The value is a percent, or an amount in minor units of the school's
-- currency.
create table discount_codes (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  -- The code in upper case.
  code text not null check (code = upper(code)),
  kind text not null check (kind in ('percent', 'fixed')),
  value integer not null check (value > 0 and (kind = 'fixed' or value <= 100)),
  cap_minor integer check (cap_minor > 0),
  least_minor integer not null default 0 check (least_minor >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  most_uses integer check (most_uses > 0),
  per_user integer not null default 1 check (per_user > 0),
  -- Number of reserved and consumed uses.
  used integer not null default 0 check (used >= 0),
  active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  constraint discount_codes_code unique (school_id, code),
  unique (school_id, id)
);

create table discount_code_courses (
  school_id bigint not null,
  code_id bigint not null,
  course_id bigint not null,
  primary key (code_id, course_id),
  foreign key (school_id, code_id) references discount_codes (school_id, id) on delete cascade,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);
create index discount_code_courses_code on discount_code_courses (school_id, code_id);
create index discount_code_courses_course on discount_code_courses (school_id, course_id);

create table orders (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  order_no text not null constraint orders_number unique,
  -- The key and the hash of the form (ORD-054).
  key uuid not null,
  request_hash text not null,
  state text not null check (state in ('unpaid', 'closing', 'closed', 'paid', 'partly_refunded', 'refunded')),
  -- True when unmatched money waits for staff (ORD-063).
  money_review boolean not null default false,
  cancelled boolean not null default false,
  pay_type smallint not null check (pay_type in (1, 2, 3, 4)),
  email text not null,
  currency text not null,
  currency_symbol text not null,
  list_minor integer not null check (list_minor >= 0),
  discount_minor integer not null default 0 check (discount_minor between 0 and list_minor),
  subtotal_minor integer not null check (subtotal_minor = list_minor - discount_minor),
  -- The part of the subtotal in coins: reserved until the rest is paid, or spent (ORD-078).
  coins integer not null default 0 check (coins between 0 and subtotal_minor),
  -- The amount that the provider received.
  received_minor integer not null default 0 check (received_minor >= 0),
  -- The refunded amount of the order: money and coins together.
  refunded_minor integer not null default 0 check (refunded_minor between 0 and coins + received_minor),
  refund_days integer not null check (refund_days >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  paid_at timestamptz,
  hidden_at timestamptz,
  version integer not null default 1,
  constraint orders_once unique (user_id, key),
  unique (school_id, id),
  foreign key (school_id, user_id) references users (school_id, id),
  check ((paid_at is not null) = (state in ('paid', 'partly_refunded', 'refunded')))
);
create index orders_user on orders (school_id, user_id, id desc);
create index orders_newest on orders (school_id, id desc);
create index orders_paid on orders (school_id, paid_at) where paid_at is not null;
create index orders_due on orders (expires_at) where state in ('unpaid', 'closing');
create index orders_review on orders (school_id) where money_review;

create table order_lines (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  order_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  -- The title at the time of the purchase (ORD-055).
  titles jsonb not null,
  title_search text not null,
  list_minor integer not null check (list_minor >= 0),
  discount_minor integer not null default 0,
  paid_minor integer not null check (paid_minor = list_minor - discount_minor and paid_minor >= 0),
  -- False once the order is closed or fully refunded.
  live boolean not null default true,
  foreign key (school_id, order_id) references orders (school_id, id),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id)
);
create index order_lines_order on order_lines (school_id, order_id);
create index order_lines_course on order_lines (school_id, course_id);
create index order_lines_user on order_lines (school_id, user_id);
-- ORD-030: a person has one active order of a course.
create unique index order_lines_live on order_lines (user_id, course_id) where live;

create table discount_uses (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  code_id bigint not null,
  user_id bigint not null,
  order_id bigint not null unique,
  slot integer not null check (slot > 0),
  state text not null check (state in ('reserved', 'consumed', 'released')),
  foreign key (school_id, code_id) references discount_codes (school_id, id),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, order_id) references orders (school_id, id)
);
create unique index discount_uses_slot on discount_uses (code_id, user_id, slot) where state <> 'released';
create index discount_uses_code on discount_uses (school_id, code_id);
create index discount_uses_user on discount_uses (school_id, user_id);
create index discount_uses_order on discount_uses (school_id, order_id);

create table payment_attempts (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  order_id bigint not null,
  provider text not null,
  -- The provider's id, once it exists.
  reference text,
  pay_url text,
  -- The request to the provider, stored so that a repetition is identical.
  request jsonb not null,
  state text not null check (state in ('created', 'pending', 'captured', 'failed', 'cancelled', 'held', 'refunding', 'refunded')),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  received_minor integer not null default 0 check (received_minor >= 0),
  received_currency text,
  received_at timestamptz,
  created_at timestamptz not null,
  -- Time of the next query; null for none.
  ask_at timestamptz,
  unique (school_id, id),
  foreign key (school_id, order_id) references orders (school_id, id)
);
create unique index payment_attempts_reference on payment_attempts (provider, reference) where reference is not null;
-- Two tabs share one open payment.
create unique index payment_attempts_open on payment_attempts (order_id) where state in ('created', 'pending');
create index payment_attempts_order on payment_attempts (school_id, order_id);
create index payment_attempts_ask on payment_attempts (ask_at) where ask_at is not null;

-- Every notice of a provider, stored before it is applied (ORD-038).
create table provider_events (
  id bigint generated always as identity primary key,
  -- Null until the school of the notice is known, and for good if no school matches.
  school_id bigint references schools (id),
  provider text not null,
  event_id text not null,
  raw text not null,
  notice jsonb not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  result text,
  attempt_id bigint,
  constraint provider_events_once unique (provider, event_id),
  foreign key (school_id, attempt_id) references payment_attempts (school_id, id)
);
create index provider_events_waiting on provider_events (id) where handled_at is null;
create index provider_events_attempt on provider_events (school_id, attempt_id);
create index provider_events_lost on provider_events (school_id, id) where result = 'noAttempt';

create table refunds (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  order_id bigint not null,
  -- The payment to which the online part is refunded.
  attempt_id bigint,
  kind text not null check (kind in ('asked', 'late', 'double', 'held', 'staff')),
  state text not null check (state in ('requested', 'refused', 'granted', 'refunded', 'failed')),
  amount_minor integer not null check (amount_minor > 0),
  -- The part refunded in coins.
  coins integer not null default 0 check (coins between 0 and amount_minor),
  currency text not null,
  reason text not null,
  decision text,
  key text not null,
  tries integer not null default 0,
  -- Time of the next request to the provider.
  try_at timestamptz,
  reference text,
  created_by bigint,
  decided_by bigint,
  created_at timestamptz not null,
  decided_at timestamptz,
  settled_at timestamptz,
  constraint refunds_once unique (order_id, key),
  unique (school_id, id),
  foreign key (school_id, order_id) references orders (school_id, id),
  foreign key (school_id, attempt_id) references payment_attempts (school_id, id),
  foreign key (school_id, created_by) references users (school_id, id),
  foreign key (school_id, decided_by) references users (school_id, id)
);
-- A buyer has only one open request for a refund of an order.
create unique index refunds_asked on refunds (order_id) where kind = 'asked' and state in ('requested', 'granted', 'failed');
create index refunds_order on refunds (school_id, order_id, id desc);
create index refunds_attempt on refunds (school_id, attempt_id);
create index refunds_maker on refunds (school_id, created_by) where created_by is not null;
create index refunds_decider on refunds (school_id, decided_by) where decided_by is not null;
create index refunds_waiting on refunds (school_id, created_at) where state in ('requested', 'failed');
create index refunds_due on refunds (try_at) where state = 'granted';

-- Granted access, separate from being enrolled (decision 0034).
create table entitlements (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  -- For example `order 12`.
  source text not null,
  order_id bigint,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint entitlements_once unique (user_id, course_id, source),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id),
  foreign key (school_id, order_id) references orders (school_id, id)
);
create index entitlements_user on entitlements (school_id, user_id);
create index entitlements_course on entitlements (school_id, course_id);
create index entitlements_order on entitlements (school_id, order_id);

create table order_events (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  order_id bigint not null,
  at timestamptz not null,
  what text not null,
  amount_minor integer,
  by_id bigint,
  note text not null default '',
  foreign key (school_id, order_id) references orders (school_id, id),
  foreign key (school_id, by_id) references users (school_id, id)
);
create index order_events_order on order_events (school_id, order_id, id);
create index order_events_by on order_events (school_id, by_id) where by_id is not null;

-- A student who left a course may return, except after a refund (ORD-068).
alter table left_enrolments add column may_return boolean not null default true;
