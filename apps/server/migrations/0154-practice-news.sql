-- PRC-087: a third category of articles, the news of the practice area. Existing rows satisfied the
-- narrower check.
alter table articles drop constraint articles_category_check;
alter table articles add constraint articles_category_check check (category in (1, 2, 3)) not valid;
