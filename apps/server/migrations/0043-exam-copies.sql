-- A version that stands in examinations alone (EXM-084) names the one of the bank that it was made from.
alter table question_versions add column copy_of bigint references question_versions (id);
create index question_versions_copy_of on question_versions (copy_of) where copy_of is not null;
