import { peopleRows } from '../people/people-rows.ts'

/** A school after two years of selling; used for the rows and for the table of figures. */
export const size = {
  students: 20_000,
  courses: 200,
  orders: 100_000,
  entries: 500_000,
  /** Number of orders of the busiest student, who has the most purchases and earnings. */
  ownOrders: 500,
  ownEntries: 10_000,
}

const now = `timestamptz '2026-11-02 08:00+00'`

/** The buyers, the busiest student first. */
const buyers = (schoolId: number, busyId: number) => `
  create temp table buyers as
    select id, row_number() over (order by id <> ${busyId}, id) - 1 as n from users
    where school_id = ${schoolId} and (student_card like '20__-%' or id = ${busyId}) order by 2 limit ${size.students} + 1;
  create unique index on buyers (n);
  analyze buyers`

const sold = (schoolId: number, authorId: number) => `
  insert into courses (school_id, author_id, names, name_search, cover_seed, price_minor, kind_id, type, audit_status, on_list, launched_at, created_at, updated_at)
  select ${schoolId}, ${authorId}, jsonb_build_object('en', initcap(en), 'zh', zh), en || E'\\n' || zh, 'made-' || n, 4800, 4, 1, 2, true, now(), now(), now()
  from generate_series(1, ${size.courses}) n,
  lateral (select (array['coffee', 'freight', 'design', 'bookkeeping', 'tourism', 'language', 'selling'])[1 + n % 7] || ' ' ||
      (array['basics', 'in practice', 'for beginners', 'at work', 'step by step'])[1 + n % 5] || ' ' || n as en,
    (array['咖啡', '货运', '设计', '记账', '旅游', '语言', '销售'])[1 + n % 7] || (array['入门', '实务', '初步', '职场', '进阶'])[1 + n % 5] || n as zh) names;
  create temp table wares as
    select id, names, name_search, row_number() over (order by id) - 1 as n from courses where school_id = ${schoolId} and cover_seed like 'made-%';
  create unique index on wares (n);
  analyze wares`

/**
 * Six of ten orders are paid, one in ten of these refunded in part or in full; three are closed; a
 * few are open. The orders of the busiest student come last, nine of ten closed, because a person
 * has one active order of a course.
 */
const bought = (schoolId: number) => `
  create temp table plan as
  select o.n, b.id as user_id, w.id as course_id, w.names, w.name_search,
    ${now} - (${size.orders} - o.n) * interval '10 minutes 30 seconds' as at,
    case when mine and o.n % 10 > 0 then 'closed' when o.n % 100 < 6 then 'refunded' when o.n % 100 < 10 then 'partly_refunded'
      when o.n % 10 < 7 or mine then 'paid' when o.n > ${size.orders - size.ownOrders} - 300 then 'unpaid' else 'closed' end as state,
    (array[1, 1, 1, 2, 4])[1 + o.n % 5] as pay_type
  from (select n, n > ${size.orders - size.ownOrders} as mine from generate_series(1, ${size.orders}) n) o
  join buyers b on b.n = case when mine then 0 else 1 + o.n % (${size.students} - 1) end
  join wares w on w.n = (case when mine then o.n / 10 else o.n + o.n / ${size.students} * 7 end) % ${size.courses};
  insert into orders (school_id, user_id, order_no, key, request_hash, state, pay_type, email, currency, currency_symbol, list_minor,
    subtotal_minor, coins, received_minor, refunded_minor, refund_days, created_at, expires_at, closed_at, paid_at)
  select ${schoolId}, p.user_id, to_char(p.at, 'YYMMDD') || upper(substr(md5(p.n::text), 1, 8)), gen_random_uuid(), '', p.state,
    p.pay_type, 'buyer' || p.user_id || '@example.com', 'MYR', 'RM', 4800, 4800, c.coins,
    case when is_paid then 4800 - c.coins else 0 end,
    case p.state when 'refunded' then 4800 when 'partly_refunded' then 1000 else 0 end, 7, p.at, p.at + interval '30 minutes',
    case when p.state = 'closed' then p.at + interval '31 minutes' end, case when is_paid then p.at + interval '3 minutes' end
  from plan p, lateral (select p.state in ('paid', 'partly_refunded', 'refunded') as is_paid) s,
    lateral (select case when p.pay_type = 2 and is_paid then 4800 when p.pay_type = 4 and is_paid then 1000 else 0 end as coins) c
  order by p.n;
  create temp table made as
    select o.*, p.course_id, p.names, p.name_search, p.n from orders o join plan p on o.order_no = to_char(p.at, 'YYMMDD') || upper(substr(md5(p.n::text), 1, 8));
  analyze made;
  insert into order_lines (school_id, order_id, user_id, course_id, titles, title_search, list_minor, paid_minor, live)
  select school_id, id, user_id, course_id, names, name_search, 4800, 4800, state in ('paid', 'partly_refunded', 'unpaid') from made order by id`

/** Payments, refunds, granted access and events of the orders. */
const paid = (schoolId: number) => `
  insert into payment_attempts (school_id, order_id, provider, reference, request, state, amount_minor, currency, received_minor,
    received_currency, received_at, payment, created_at)
  select school_id, id, 'sandbox', 'made_' || id, jsonb_build_object('attempt', id, 'orderNo', order_no, 'title', 'Coffee', 'email', email),
    case when paid_at is null then 'cancelled' else 'captured' end, subtotal_minor - coins, currency, received_minor,
    case when paid_at is not null then currency end, paid_at, 'pay_' || id, created_at
  from made where pay_type <> 2 order by id;
  insert into provider_events (school_id, provider, event_id, raw, notice, received_at, handled_at, result, attempt_id)
  select school_id, provider, 'evt_' || id, repeat('{"id":"evt","object":"event"}', 30), jsonb_build_object('kind', 'captured', 'reference', reference, 'amountMinor', amount_minor),
    received_at, received_at, 'paid', id from payment_attempts where school_id = ${schoolId} and state = 'captured' order by id;
  insert into refunds (school_id, order_id, attempt_id, kind, state, amount_minor, currency, reason, key, created_at, decided_at, settled_at)
  select o.school_id, o.id, a.id, case when o.n % 2 = 0 then 'asked' else 'staff' end, 'refunded', o.refunded_minor, o.currency, 'Made.', 'made',
    o.paid_at, o.paid_at + interval '1 day', o.paid_at + interval '2 days'
  from made o left join payment_attempts a on a.order_id = o.id where o.refunded_minor > 0 order by o.id;
  insert into refunds (school_id, order_id, kind, state, amount_minor, currency, reason, key, created_at)
  select school_id, id, 'asked', 'requested', 1000, currency, 'Wait.', 'waits', ${now} from made where state = 'paid' and n % 2000 = 13;
  update orders set money_review = true where school_id = ${schoolId} and state = 'paid' and id % 5000 = 15;
  insert into entitlements (school_id, user_id, course_id, source, order_id, created_at, ended_at)
  select o.school_id, o.user_id, o.course_id, 'order ' || o.id, o.id, o.paid_at, case when o.state = 'refunded' then ${now} end
  from made o where o.paid_at is not null order by o.id;
  insert into order_events (school_id, order_id, at, what, amount_minor)
  select school_id, id, created_at, 'created', 4800 from made union all
  select school_id, id, created_at + interval '1 minute', 'payStarted', 4800 from made union all
  select school_id, id, paid_at, 'received', 4800 from made where paid_at is not null union all
  select school_id, id, closed_at, 'closed', null from made where closed_at is not null order by 3`

/**
 * Every student earns four times and spends once, repeatedly. The checks of each posting are
 * switched off during the insert, because checking a million of them takes long; the nightly proof
 * runs afterwards.
 */
const coins = (schoolId: number) => `
  alter table ledger_entries disable trigger user;
  alter table ledger_postings disable trigger user;
  insert into ledger_accounts (school_id, kind, user_id) select ${schoolId}, 'coins', id from buyers;
  insert into ledger_accounts (school_id, kind) values (${schoolId}, 'promo'), (${schoolId}, 'sales');
  create temp table moves as
  select n, 'made ' || n as key, case when mine then 0 else 1 + n % (${size.students} - 1) end as buyer, case when take then -150 else 50 end as amount, take
  from (select n, n > ${size.entries - size.ownEntries} as mine, (n / (case when n > ${size.entries - size.ownEntries} then 1 else ${size.students} - 1 end)) % 5 = 4 as take
    from generate_series(1, ${size.entries}) n) m;
  analyze moves;
  insert into ledger_entries (school_id, kind, key, order_id, note, at)
  select ${schoolId}, case when take then 'capture' else 'grant' end, key,
    case when take then (select id from orders o where o.school_id = ${schoolId} and o.user_id = b.id order by id desc limit 1) end, '',
    ${now} - (${size.entries} - m.n) * interval '2 minutes' from moves m join buyers b on b.n = m.buyer order by m.n;
  analyze ledger_entries;
  analyze ledger_accounts;
  insert into ledger_postings (school_id, entry_id, account_id, amount, balance)
  select ${schoolId}, entry_id, account_id, amount, sum(amount) over (partition by account_id order by entry_id)
  from (
    select e.id as entry_id, a.id as account_id, m.amount from moves m join ledger_entries e on e.school_id = ${schoolId} and e.key = m.key
      join buyers b on b.n = m.buyer join ledger_accounts a on a.school_id = ${schoolId} and a.user_id = b.id and a.kind = 'coins'
    union all
    select e.id, a.id, -m.amount from moves m join ledger_entries e on e.school_id = ${schoolId} and e.key = m.key
      join ledger_accounts a on a.school_id = ${schoolId} and a.user_id is null and a.kind = case when m.take then 'sales' else 'promo' end) p
  order by entry_id;
  update ledger_accounts a set balance = s.sum
  from (select account_id, sum(amount) as sum from ledger_postings where school_id = ${schoolId} group by account_id) s where s.account_id = a.id;
  alter table ledger_entries enable trigger user;
  alter table ledger_postings enable trigger user`

/**
 * The statements of a school's sales, to run in this order on one connection, because they share
 * temporary tables.
 */
export const fillSales = (schoolId: number, authorId: number, busyId: number): string[] => [
  buyers(schoolId, busyId),
  sold(schoolId, authorId),
  bought(schoolId),
  paid(schoolId),
  coins(schoolId),
]

export const fillOrders = (schoolId: number, authorId: number, busyId: number): string[] => [
  peopleRows(schoolId, size.students),
  ...fillSales(schoolId, authorId, busyId),
]
