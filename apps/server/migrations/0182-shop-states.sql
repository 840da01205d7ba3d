-- step by step
-- PRC-028: adds the values that the engine reads now to shops of earlier versions: the facts of
-- messages, the due days of orders, the measures of appeals, and the expected results of keywords.
update practice_snapshots s
set state = s.state || jsonb_build_object(
  'messages', (
    select coalesce(jsonb_agg(jsonb_build_object('facts', m -> 'needed') || m order by place), '[]')
    from jsonb_array_elements(s.state -> 'messages') with ordinality as list (m, place)),
  'account', (s.state -> 'account') || jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('due', h -> 'shipped') || h order by place), '[]')
      from jsonb_array_elements(s.state #> '{account,rows}') with ordinality as list (h, place)),
    'appeals', (
      select coalesce(jsonb_agg('{"measures": []}'::jsonb || a order by place), '[]')
      from jsonb_array_elements(s.state #> '{account,appeals}') with ordinality as list (a, place))),
  'products', (
    select coalesce(jsonb_agg(p || jsonb_build_object('ads', (
      select coalesce(jsonb_agg(d || jsonb_build_object('keywords', (
        select coalesce(jsonb_object_agg(
          word.key, jsonb_build_object('expected', (word.value ->> 'units')::numeric * 1000) || word.value), '{}')
        from jsonb_each(d -> 'keywords') as word)) order by day_place), '[]')
      from jsonb_array_elements(p -> 'ads') with ordinality as days (d, day_place))) order by place), '[]')
    from jsonb_array_elements(s.state -> 'products') with ordinality as list (p, place)))
where s.run_id in (
  select r.id from practice_runs r join practice_snapshots o on o.run_id = r.id
  where r.kind = 'marketplace' and (
    jsonb_path_exists(o.state, '$.messages[*] ? (!exists(@.facts))')
    or jsonb_path_exists(o.state, '$.account.rows[*] ? (!exists(@.due))')
    or jsonb_path_exists(o.state, '$.account.appeals[*] ? (!exists(@.measures))')
    or jsonb_path_exists(o.state, '$.products[*].ads[*].keywords.* ? (!exists(@.expected))'))
  limit 200);
