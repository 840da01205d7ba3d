-- ORD-097: the payer of the invoice, and its data when the order was paid; null for older orders.
alter table orders add column payer text not null default '';
alter table orders add column invoice jsonb;
