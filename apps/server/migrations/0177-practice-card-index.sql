-- step by step
-- PRC-050: finds the assignments that have a copy of a teacher's card, by the code of the card.
create index concurrently if not exists practice_assignments_cards
  on practice_assignments using gin ((jsonb_path_query_array(scenario, '$.ownCards[*].code')))
  where kind = 'erp';
