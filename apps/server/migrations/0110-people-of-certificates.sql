-- step by step
-- FRM-394: finds people by their student number without spaces and capitals, as a visitor types it
-- to check a certificate.
create index concurrently if not exists users_folded_card on users (school_id, lower(regexp_replace(student_card, '\s', '', 'g'))) where student_card is not null;
-- Finds people by the number of their confirmed identity.
create index concurrently if not exists identity_requests_confirmed on identity_requests (school_id, number_key) where status = 2;
-- Counts the redeemed or revoked codes of a batch without reading the other codes.
create index concurrently if not exists activation_codes_decided on activation_codes (school_id, batch_id, state) where state in ('redeemed', 'revoked');
analyze users;
