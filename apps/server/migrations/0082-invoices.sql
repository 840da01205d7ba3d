-- ORD-097: whom the invoice is made out to, and what stood on it when the order was paid; null for older orders.
alter table orders add column payer text not null default '';
alter table orders add column invoice jsonb;
